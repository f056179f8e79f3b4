import { describe, expect, it } from 'vitest'
import { languages } from '../../core/text/languages.ts'
import { notPlacedReasons } from './standing.ts'
import { type StandingNews, writeStandingEmail, writeStandingText } from './standingMessage.ts'

const pantry = {
  Name: 'Second Harvest Food Bank of East Tennessee',
  Contact: { ContactName: 'Front desk', PhoneNumber: '(865) 555-0176', EMailAddress: 'desk@example.org' },
}
const news: StandingNews[] = [
  ...notPlacedReasons.map((reason) => ({
    ...{ kind: 'notPlaced' as const, reason, day: '2026-12-08', nextDay: '2026-12-15' },
    words: reason === 'refused' ? 'This time is full.' : undefined,
  })),
  ...(['missed', 'restricted', 'place'] as const).map((reason) => ({ kind: 'ended' as const, reason })),
]

describe.each(languages)('news of a regular order in %s', (Language) => {
  it.each(news)('$kind $reason has all its words, in texts of five parts at most', (one) => {
    const context = { news: one, pantry, webUrl: 'https://gleanery.example/' }
    const email = writeStandingEmail(context, { FirstName: 'Rosa', Language })
    const text = writeStandingText(context, { FirstName: 'Rosa', Language })
    expect(`${JSON.stringify(email)} ${text}`).not.toMatch(/\{\w+\}|undefined/)
    expect(text).toContain('https://gleanery.example/neighbor#/app/home')
    expect(text).toContain('STOP')
    expect(text.length).toBeLessThanOrEqual(5 * 67)
  })
})
