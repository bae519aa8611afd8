### What is said of a game that has no words of its own, where its facts say nothing.

words-question = What do you choose?
