/** The states that no end-to-end test reaches, with the reason (FLOW-5). The exploration of the machines reaches them all (FLOW-4). */
export const UNREACHED: Readonly<Record<string, string>> = {}
