/** For the log of every step that @mswjs/data takes; groq-js asks for it by its default name. */
export const debug = () => () => {}

export default debug
