/** For the names of all HTTP statuses: nobody reads them. */
const statuses = { message: {} as Record<number, string> }

export default statuses
