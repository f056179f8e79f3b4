/** Words that occur nowhere else, put where people's data stands: wherever one shows up, that data has gone. */

export interface Canary {
  /** Meaning of its value: 'name of the store’s person'. */
  readonly of: string
  readonly word: string
}

const planted: Canary[] = []

/** A new word of letters and digits, which stays itself in JSON, addresses and headers. */
function word(of: string): string {
  const made = `zq${(planted.length + 1).toString().padStart(3, '0')}canary`
  planted.push({ of, word: made })
  return made
}

export const textCanary = (of: string) => `Dear ${word(of)}, please ring twice.`
export const nameCanary = (of: string) => `Ann ${word(of)} North`
export const mailCanary = (of: string) => `${word(of)}@people.example`
export const passwordCanary = (of: string) => `Pears-7-${word(of)}`

/** Phone numbers have digits alone. */
export function phoneCanary(of: string): string {
  const digits = `73910${(planted.length + 1).toString().padStart(5, '0')}`
  planted.push({ of, word: digits })
  return `+1${digits}`
}

/** Something secret that the app made itself. */
export function watchSecret(of: string, secret: string): void {
  planted.push({ of, word: secret })
}

export const canaries: readonly Canary[] = planted

/** Canaries that a text holds, as they stand or encoded for an address. */
export function canariesIn(text: string, among: readonly Canary[] = planted): string[] {
  const searched = `${text}\n${decoded(text)}`.toLowerCase()
  return among.filter((canary) => searched.includes(canary.word.toLowerCase())).map(({ of }) => of)
}

const decoded = (text: string) =>
  text.replace(/(%[0-9a-f]{2})+/gi, (part) => Buffer.from(part.replaceAll('%', ''), 'hex').toString())
