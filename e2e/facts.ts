import type { Page } from '@playwright/test'
import type { CustomerRecord } from '#src/workbench/contract/demo-contract.ts'

/** All labelled texts of the page, by label. */
export const facts = (page: Page): Promise<Record<string, string>> =>
  page
    .getByRole('main')
    .locator('dl > div')
    .evaluateAll((rows) =>
      Object.fromEntries(
        rows.map((row) => [row.querySelector('dt')?.textContent ?? '', row.querySelector('dd')?.textContent ?? '']),
      ),
    )

/** Access to the backend's data: the operator of the demo or of a live bank. */
interface Informed {
  operator: { customer(persona: string): Promise<CustomerRecord> }
}

/** The sums of DATA-3 over a customer's data in the backend, formatted as in DATA-4. */
export async function figuresOf({ operator }: Informed, persona: string) {
  const { user, loans, deposits, transfers } = await operator.customer(persona)
  const sum = (rows: { amount?: unknown }[]) => rows.reduce((total, { amount }) => total + Number(amount), 0)
  const by = (path: string) => sum(transfers.filter(({ withdrawalPath }) => withdrawalPath === path))
  const money = (amount: number) => moneyIn(user.country?.symbol, amount)
  const [profit, bonus, withdrawn] = [Number(user.profit), Number(user.bonus), sum(transfers)]
  const approved = sum(loans.filter(({ status }) => status === 'true'))
  const confirmed = sum(deposits.filter(({ status }) => status === 'true'))
  return {
    available: money(profit - withdrawn),
    total: money(profit + approved + confirmed + bonus - withdrawn),
    loan: money(approved - by('loan')),
    investment: money(confirmed + bonus - by('invest')),
    deposits: money(confirmed),
    withdrawals: money(withdrawn),
    profit: money(profit),
  }
}

/** The currencies of the seeded customers. */
const CURRENCIES: Record<string, string> = { '£': 'GBP', '€': 'EUR', kr: 'SEK', '₦': 'NGN', $: 'USD', '¥': 'JPY' }

/** An amount as `Intl` writes it, with a true minus (DATA-4). */
export function moneyIn(symbol: string | null | undefined, amount: number): string {
  const currency = CURRENCIES[String(symbol)] ?? 'USD'
  return amount
    .toLocaleString('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .replace('-', '−')
}
