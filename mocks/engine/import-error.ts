/** Why a file cannot be imported. The message is shown to the user who chose the file (DEMO-5). */
export class ImportError extends Error {}
