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
