import { randomInt } from 'node:crypto'
import { PoolError } from './poolError.ts'

const symbols = '^$*.[]{}()?"!@#%&/\\,><\':;|_~`=+-'
const minLength = 12

const rules: readonly (readonly [keeps: (password: string) => boolean, otherwise: string])[] = [
  [(password) => password.length >= minLength, 'Password not long enough'],
  [(password) => password.length <= 256, 'Password too long'],
  [(password) => /[A-Z]/.test(password), 'Password must have uppercase characters'],
  [(password) => /[a-z]/.test(password), 'Password must have lowercase characters'],
  [(password) => /[0-9]/.test(password), 'Password must have numeric characters'],
  [
    (password) => [...password.trim()].some((mark) => mark === ' ' || symbols.includes(mark)),
    'Password must have symbol characters',
  ],
]

/** The policy of `infra/users.ts`. */
export function checkPassword(password: string): void {
  const broken = rules.find(([keeps]) => !keeps(password))
  if (broken) throw new PoolError('InvalidPasswordException', `Password did not conform with policy: ${broken[1]}`)
}

const letters = 'abcdefghijkmnpqrstuvwxyz'
const classes = [letters, letters.toUpperCase(), '23456789', '!#%+=?@'] as const

/** Keeps the policy; no characters that look alike, as people type it from a mail. */
export function temporaryPassword(): string {
  const pick = (from: string) => from[randomInt(from.length)] as string
  const marks = Array.from({ length: 14 }, (_, index) => pick(classes[index] ?? classes.join('')))
  for (let last = marks.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    ;[marks[last], marks[other]] = [marks[other] as string, marks[last] as string]
  }
  return marks.join('')
}
