import type { ContentName } from '#src/contract/content.ts'
import { isoTime, nextTask } from '#src/platform/clock/clock.ts'
import { createRandom, type Random } from '#src/platform/clock/random.ts'
import { contentDocuments } from './content-documents.ts'
import { Database } from './database.ts'
import { credentialFor } from './password.ts'
import { type Persona, personas } from './personas.ts'
import { CONTENT_TYPES, type DocumentRow } from './row-schemas.ts'
import { seedBusiness } from './seed-business.ts'

const DAY = 86_400_000
export const CODE_DIGITS = 6
export const ID_DIGITS = 24
export const CODE_MESSAGE = 'Enter the code that customer care gave you for this withdrawal.'

/**
 * The database right after a reset, of all personas or of some. The same seed and time (ms since the epoch) give the same bytes (MOCK-3).
 */
export async function seedDatabase(
  seed: string,
  at: number,
  isWanted: (persona: Persona, userId: string) => boolean = () => true,
): Promise<Database> {
  const database = new Database(seed, at)
  for (const persona of personas.filter((one) => isWanted(one, personaUserId(database, one)))) {
    await seedPersona(database, persona)
    // All of them in one task would block a phone for 190 ms (PERF-2).
    await nextTask()
  }
  for (const type of CONTENT_TYPES) database.defer(type, type, () => seedContent(database, type))
  return database
}

/** Documents become rows with the first query or edit, because both come late. */
async function seedContent(database: Database, type: ContentName): Promise<void> {
  for (const document of contentDocuments)
    if (document._type === type) await database.insertUntracked(type, document as DocumentRow)
}

async function seedPersona(database: Database, persona: Persona): Promise<void> {
  const random = personaRandom(database.seed, persona)
  const { setup, profile, email } = persona
  const userId = random.hex(ID_DIGITS)
  const code = random.digits(CODE_DIGITS)
  const accountNumber = unrealAccountNumber(random)
  const credential = credentialFor(userId, persona.password, random)
  const money = setup.scale > 0 ? await seedBusiness(database, persona, userId, random) : { profit: 0, bonus: 0 }
  await database.insertUntracked('users', {
    _id: userId,
    ...profile,
    age: ageOn(profile.dob, isoTime(database.seededAt)),
    ...money,
    email,
    accountNumber,
    userOtp: setup.userOtp ?? code,
    otpMessage: CODE_MESSAGE,
    newUser: setup.newUser,
    transferStep: setup.transferStep,
    investStatus: setup.investStatus,
    createdAt: isoTime(database.seededAt - 800 * DAY),
  })
  await database.insertUntracked('credentials', credential)
}

/** In whole years. */
function ageOn(dob: string, day: string): string {
  const hasHadBirthday = day.slice(5) >= dob.slice(5)
  return String(Number(day.slice(0, 4)) - Number(dob.slice(0, 4)) - (hasHadBirthday ? 0 : 1))
}

/** by seed and persona: whatever lists customers asks for them again and again */
const userIds = new Map<string, string>()

/** The id of a persona's row, which stays the same whatever they change about themselves (DEMO-2). */
export function personaUserId({ seed }: Database, persona: Persona): string {
  const name = `${seed}/${persona.id}`
  const id = userIds.get(name) ?? personaRandom(seed, persona).hex(ID_DIGITS)
  userIds.set(name, id)
  return id
}

function personaRandom(seed: string, persona: Persona): Random {
  return createRandom(`${seed}/${persona.id}`)
}

/** Ten digits that fail the Luhn check, so that the number cannot be real (DEMO-10). */
function unrealAccountNumber(random: Random): string {
  const digits = random.digits(10)
  return passesLuhn(digits) ? digits.slice(0, -1) + ((Number(digits.at(-1)) + 1) % 10) : digits
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
