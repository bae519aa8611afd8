// Short, dry, quiet, and made on the spot: no files, and nothing before somebody asks for it.

type Note = (out: AudioContext, at: number) => void;

/** A tone that slides from one pitch to another and dies away. */
function tone(kind: OscillatorType, from: number, to: number, length: number, loud = 0.12): Note {
  return (out, at) => {
    const source = out.createOscillator();
    const volume = out.createGain();
    source.type = kind;
    source.frequency.setValueAtTime(from, at);
    source.frequency.exponentialRampToValueAtTime(to, at + length);
    volume.gain.setValueAtTime(loud, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    source.connect(volume).connect(out.destination);
    source.start(at);
    source.stop(at + length);
  };
}

/** A breath of noise around a pitch: wings, water, gravel, paper. */
function noise(pitch: number, width: number, length: number, loud = 0.15): Note {
  return (out, at) => {
    const samples = out.createBuffer(1, Math.ceil(out.sampleRate * length), out.sampleRate);
    const heard = samples.getChannelData(0);
    for (let n = 0; n < heard.length; n += 1) heard[n] = Math.random() * 2 - 1;
    const source = out.createBufferSource();
    const filter = out.createBiquadFilter();
    const volume = out.createGain();
    source.buffer = samples;
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    filter.Q.value = pitch / width;
    volume.gain.setValueAtTime(loud, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    source.connect(filter).connect(volume).connect(out.destination);
    source.start(at);
  };
}

/** The same a few times. */
function again(note: Note, times: number, pause: number): Note {
  return (out, at) => {
    for (let n = 0; n < times; n += 1) note(out, at + n * pause);
  };
}

function both(one: Note, other: Note): Note {
  return (out, at) => {
    one(out, at);
    other(out, at);
  };
}

const hop = tone("triangle", 320, 520, 0.07);
const squeak = tone("square", 900, 1500, 0.09, 0.04);
const wing = again(noise(500, 500, 0.12), 3, 0.15);
const claw = both(noise(1800, 900, 0.16), squeak);
const splash = both(noise(900, 1500, 0.5, 0.2), tone("sine", 500, 120, 0.3));
const dice = again(noise(2600, 800, 0.04, 0.2), 5, 0.07);
const card = noise(3500, 2500, 0.09, 0.1);
const till = again(tone("sine", 1800, 1750, 0.2, 0.08), 2, 0.09);
const mixer = again(tone("sawtooth", 70, 60, 0.1, 0.08), 4, 0.09);
const jackhammer = again(noise(200, 300, 0.04, 0.25), 8, 0.055);
const car = tone("sawtooth", 60, 140, 0.5, 0.08);
const thud = tone("sine", 140, 60, 0.14, 0.2);
const fanfare: Note = (out, at) => {
  for (const [n, pitch] of [392, 523, 659].entries()) tone("triangle", pitch, pitch, 0.25)(out, at + n * 0.14);
};

// What is heard when something happens; what is not named makes no sound.
const SOUNDS: Record<string, Note> = {
  moved: hop,
  pushed: squeak,
  "pushed-over": splash,
  crossed: splash,
  dived: splash,
  fell: splash,
  eliminated: splash,
  flew: wing,
  ate: claw,
  sacrificed: claw,
  driven: squeak,
  favored: till,
  clawed: claw,
  scattered: squeak,
  rolled: dice,
  played: card,
  joined: card,
  replaced: card,
  drew: card,
  dealt: card,
  laid: thud,
  bet: till,
  block: mixer,
  "block-off": jackhammer,
  drove: car,
  won: fanfare,
  "game-over": fanfare,
};

let context: AudioContext | null = null;

/** Let something be heard; browsers allow it after the first click. */
export function sound(event: string): void {
  const note = SOUNDS[event];
  if (!note) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  note(context, context.currentTime + 0.01);
}
