/** where the tab keeps the id of the scenario that was started last */
export const SCENARIO_KEY = 'larkspur.scenario'
