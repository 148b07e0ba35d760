/** The reason why no test can be made of a recording, in a sentence. */
export class NotExported extends Error {}
