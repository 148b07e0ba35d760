/** Errands: sequences of steps deep into the flows. Random moves may happen between their steps. */
import { PERSONA_PASSWORD as PASSWORD } from '#mocks/bank/personas.ts'
import { AMOUNTS, FILES, PERSONAS, SIGNED_IN, TEXTS } from './moves.ts'
import { type Errand, SENT, type Tab } from './tab.ts'

const LINKS: Record<string, string> = {
  '/dashboard-overview': 'Home',
  '/loan': 'Loan',
  '/investify': 'Invest',
  '/account-details': 'Account',
}
const OF_CUSTOMERS = [withdraw, withdraw, withdraw, race, deposit, deposit, upload, borrow, borrow, settle, state]
const OF_ANYBODY = [logIn, logIn, logIn, register, forget, write]

type Click = 'click' | 'twice' | 'double'

interface Wish {
  path: string
  amount: string
  method: string
  how?: Click
}

/** Run one after another. Each ends early when its next control does not appear. */
export async function* errands(tab: Tab): Errand {
  for (;;) {
    const isSignedIn = (await tab.customerId()) !== null
    const list = isSignedIn && tab.random.int(0, 5) > 0 ? OF_CUSTOMERS : OF_ANYBODY
    yield* tab.random.pick(list)(tab)
    yield
  }
}

/** Uses the link if there is one, otherwise the URL. */
async function visit({ page, hands, origin, demo, note, pass }: Tab, path: string): Promise<void> {
  const here = await page.evaluate(() => location.pathname)
  if (!SIGNED_IN.includes(here) || !(await hands.press(LINKS[path] ?? ''))) {
    note(`open ${path}`)
    await page.goto(origin + path)
    await demo.ready()
  }
  await pass()
}

/** Clicks once, double-clicks, or clicks twice. */
function clicks({ random }: Tab): Click {
  return random.pick<Click>(['click', 'click', 'twice', 'double'])
}

async function* withdraw(tab: Tab): Errand {
  const { hands, random, pass } = tab
  const who = await tab.customerId()
  if (who === null) return
  const asked = {
    path: random.pick(['/dashboard-overview', '/loan']),
    amount: random.pick(['10', '1,0', '12.50', '7']),
  }
  if (random.int(0, 2) > 0) await tab.operate('setKyc', who, true)
  if (random.int(0, 1) > 0) await tab.operate('setUser', who, { transferStep: random.pick([7, 9]) })
  for (let round = 0; round < 6; round += 1) {
    yield* askForMoney(tab, { ...asked, method: random.pick(['PayPal', 'Bank Transfer', 'Cashapp', 'Zelle']) })
    await pass()
    yield
    const standing = await tab.standing(who)
    if (standing === null) return
    const { userOtp, transferStep } = standing.user
    if (!(await hands.fill('Code', random.int(0, 4) === 0 ? '000000' : String(userOtp)))) return
    yield
    if (!(await hands.press('Confirm', clicks(tab)))) return
    yield SENT
    await pass()
    yield SENT
    if (Number(transferStep) % 2 === 0) await tab.operate('releaseStep', who)
    else if (userOtp === '0') await tab.operate('setUser', who, { userOtp: random.digits(6) })
    await hands.key('Escape')
    await pass()
  }
}

/** Two tabs confirm with the same code at once (WD-7), without other moves in between. */
async function* race(tab: Tab): Errand {
  const { random } = tab
  const who = await tab.customerId()
  if (who === null) return
  const other = tab.other()
  const tabs = [tab, other]
  if ((await other.customerId()) !== who) await other.demo.signIn(who)
  const code = random.digits(6)
  await tab.operate('setKyc', who, true)
  await tab.operate('setUser', who, { transferStep: 9, userOtp: code })
  for (const one of tabs) {
    for await (const _ of askForMoney(one, { path: '/loan', amount: '10', method: 'PayPal', how: 'click' }));
    await one.pass()
    if (!(await one.hands.fill('Code', code))) return
  }
  // Each tab has its own clock.
  await random.pick(tabs).demo.clock.advance(random.pick([10, 2_000, 90_000]))
  await tab.bank.leaveOneCode(tab, who)
  await Promise.all(tabs.map(({ hands }) => hands.press('Confirm')))
  yield SENT
}

/** Goes to the code form, unless something interferes. */
async function* askForMoney(tab: Tab, { path, amount, method, how = clicks(tab) }: Wish): Errand {
  const { hands } = tab
  await visit(tab, path)
  if (!(await hands.press('Withdraw', how))) return
  yield
  if (!(await hands.press(method))) return
  yield
  await hands.fill('Amount', amount)
  if (method === 'Bank Transfer') {
    for (const name of ['Account Name', 'Account Number', 'Account Type', 'Bank Name']) await hands.fill(name, '1')
  } else await hands.fill('Email', 'pay@mail.example')
  yield
  await hands.press('Continue', how)
}

async function* deposit(tab: Tab): Errand {
  const { hands, random, pass } = tab
  await visit(tab, random.pick(['/dashboard-overview', '/investify']))
  if (!(await hands.press('Deposit'))) return
  yield
  if (!(await hands.press(random.pick(['Bank Transfer', 'Deposit Through Crypto'])))) return
  await pass()
  yield
  if (!(await hands.press('Next Step', clicks(tab)))) return
  yield
  await hands.fill('AMOUNT', random.pick(AMOUNTS))
  yield
  await hands.file('Upload Proof', random.pick(FILES))
  yield
  await hands.fill('AMOUNT', random.pick(['100', '1,250.50', '60000']))
  await hands.press('Make Deposit', clicks(tab))
  yield SENT
  await pass()
}

async function* upload(tab: Tab): Errand {
  const { hands, random, pass } = tab
  const who = await tab.customerId()
  if (who !== null && random.int(0, 1) === 0) await tab.operate('setKyc', who, null)
  await visit(tab, '/account-details')
  if (!(await hands.press('Identity check'))) return
  yield
  await hands.press('Use specimen document', clicks(tab))
  await hands.fill('ID Name', `Name ${random.digits(4)}`)
  yield
  await hands.fill('ID Number', `SP-${random.int(1, 20)}`)
  yield
  await hands.press('Submit', clicks(tab))
  yield SENT
  await pass()
}

async function* borrow(tab: Tab): Errand {
  const { hands, random, pass } = tab
  await visit(tab, '/loan')
  if (!(await hands.press('Apply for Loan'))) return
  yield
  for (const name of ['Amount', 'Monthly Income', 'Home Address', 'City', 'State'])
    await hands.fill(name, name === 'Amount' ? random.pick(['500', '1,250.50', '1e308']) : '900')
  if (!(await hands.press('Next Step', clicks(tab)))) return
  yield
  for (const name of ['Loan Purpose', 'Professional Status', 'Professional Category', 'Next Of Kin', 'Phone'])
    await hands.fill(name, '90000')
  yield
  if (!(await hands.press('Apply', clicks(tab)))) return
  yield SENT
  await pass(16_000)
  yield SENT
  await hands.press('Verify', clicks(tab))
  await pass(3_000)
}

async function* settle(tab: Tab): Errand {
  const { hands, random, pass } = tab
  await visit(tab, '/account-details')
  if (!(await hands.press('Account Settings'))) return
  yield
  await hands.fill(random.pick(['First Name', 'Surname', 'City', 'Address']), random.pick(TEXTS))
  await hands.fill('Phone', random.pick(['+44 555 0102', 'no']))
  yield
  await hands.press('Save', clicks(tab))
  yield SENT
  await pass(3_000)
}

async function* state(tab: Tab): Errand {
  const { hands, random } = tab
  await visit(tab, '/dashboard-overview')
  if (!(await hands.press('Statement'))) return
  yield
  await hands.press(random.pick(['This month', 'Last month', 'Last 12 months', 'Everything']))
  await hands.fill('From', random.pick(['02292024', '12312030']))
  yield
  await hands.press(random.pick(['Print', 'Download CSV']), clicks(tab))
}

async function* logIn(tab: Tab): Errand {
  const { hands, random } = tab
  await open(tab, '/login')
  await hands.fill('Email', `${random.pick(PERSONAS)}@larkspur.example`)
  yield
  await hands.fill('Password', random.pick([PASSWORD, PASSWORD, PASSWORD, 'wrong']))
  yield
  if (!(await hands.press('Log In', clicks(tab)))) return
  yield SENT
  await tab.pass(3_000)
}

async function* register(tab: Tab): Errand {
  const { hands, random, pass } = tab
  await open(tab, '/create-account')
  const email = random.pick([`m${random.digits(6)}@monkey.example`, 'ada@larkspur.example'])
  for (const name of ['First Name', 'Surname', 'Other Name', 'Age'])
    await hands.fill(name, name === 'Age' ? '30' : 'Mo')
  yield
  if (!(await hands.press('Next Step', clicks(tab)))) return
  const contact = {
    City: 'Lisbon',
    Phone: '+351 555 0101',
    Email: email,
    Address: '1 Road',
    'Date of Birth': '02291992',
  }
  for (const [name, value] of Object.entries(contact)) if (!(await hands.fill(name, value))) return
  yield
  if (!(await hands.press('Next Step'))) return
  await hands.fill('Country', random.pick(['Portugal', 'Japan', 'Kuwait', 'Atlantis']))
  await hands.key('Enter')
  const choices = { Gender: ['Female', 'Male'], 'Account Type': ['Savings', 'Joint'], 'Marital Status': ['Single'] }
  for (const [name, options] of Object.entries(choices)) if (!(await hands.fill(name, random.pick(options)))) return
  yield
  if (!(await hands.press('Next Step'))) return
  if (!(await hands.fill('Password', PASSWORD))) return
  await hands.fill('Confirm Password', PASSWORD)
  yield
  if (!(await hands.press('Sign Up', clicks(tab)))) return
  yield SENT
  await pass(3_000)
  yield
  await hands.fill('Password', PASSWORD)
  if (await hands.press('Log In')) await pass(3_000)
}

async function* forget(tab: Tab): Errand {
  const { hands, demo, random, pass } = tab
  await open(tab, '/forget-password')
  await hands.fill('Email', `${random.pick(PERSONAS)}@larkspur.example`)
  await hands.press('Send Reset Link', clicks(tab))
  await pass()
  yield
  const link = (await demo.outbox()).findLast((entry) => entry.link !== undefined)?.link
  if (link === undefined) return
  await open(tab, link)
  // The old password, so that later sign-ins still work.
  await hands.fill('PASSWORD', PASSWORD)
  await hands.fill('CONFIRM PASSWORD', random.pick([PASSWORD, 'other']))
  yield
  if (!(await hands.press('Reset Password', clicks(tab)))) return
  yield SENT
  await pass(3_000)
}

async function* write(tab: Tab): Errand {
  const { hands, random } = tab
  await open(tab, '/contact')
  for (const name of ['Name', 'Phone', 'Message']) await hands.fill(name, random.pick(TEXTS))
  await hands.fill('Email', random.pick(['me@mail.example', 'me']))
  yield
  await hands.press('Send Message', clicks(tab))
}

async function open({ page, origin, demo, note }: Tab, path: string): Promise<void> {
  note(`open ${path.replace(/(reset-password\/).*/, '$1…')}`)
  await page.goto(origin + path)
  await demo.ready()
}
