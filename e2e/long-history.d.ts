export function answerLongHistory(): void
