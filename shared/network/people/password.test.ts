import { describe, expect, it } from 'vitest'
import { passwordRefusal } from './password.ts'
import { passwordWords } from './passwordWords.ts'
import * as refusals from './refusals.ts'

const rosa = ['Rosa', 'Núñez-Peña', 'rosa.garden77@example.org', '+18655550134']
const reasonOf = (password: string, about: readonly (string | null)[] = rosa) =>
  passwordRefusal(password, about)?.refused

describe('a new password', () => {
  it.each([
    'Good-Food-4-All!',
    'Tomatoes-and-rice-7',
    'Rivers-Run-Deep-42!',
    'correct-Horse-battery-5taple',
    'First-flowers-of-may-3',
    'kV7#mq2Lx9!w',
    'Zm8-4tq-91Kd',
    'Un-Ñandú-vuela-alto-9',
  ])('%s is taken', (password) => expect(passwordRefusal(password, rosa)).toBeUndefined())

  it.each(['short-Pear7', 'pears-and-plums-7', 'PearsAndPlums77', ' Pears-and-plums-7'])('%s is too weak', (password) =>
    expect(reasonOf(password)).toBe(refusals.passwordTooWeak),
  )

  it.each([
    ['as a word with digits and a mark', 'Password1234!'],
    ['with letters as digits and marks', 'P@$$w0rd2026!'],
    ['with 1 for l', 'We1come-12345'],
    ['with 1 for i', 'Adm1n1strator!'],
    ['with ! for i', 'Adm!nistrador1'],
    ['with a mark for its first letter', '@dministrator1A'],
    ['with digits before it', '123-Iloveyou!!'],
    ['with a short word before it', 'MyPassword-99'],
    ['twice', 'DragonDragon1!'],
    ['two words', 'Sunshine-Monkey7!'],
    ['a season and a year', 'Summer2026!!!'],
    ['two years', 'Verano2025-2026!'],
    ['in Spanish, without its accent', 'Contrasena-2026'],
    ['in Spanish, with its accent', 'Contraseña-2026'],
    ['a row of keys', 'Qwertyuiop-12'],
    ['columns of keys', '1qaz2wsx3EDC$'],
    ['a row of keys from behind', 'Poiuytrewq!1'],
    ['counting', 'A1234567890!b'],
    ['the same character again and again', 'Aaaaaaaaaaa1!'],
    ['the same three characters again and again', 'Aa1!Aa1!Aa1!'],
    ['what a food bank is about', 'Foodbank-2026!'],
  ])('a known one is refused: %s', (_, password) => expect(reasonOf(password)).toBe(refusals.passwordCommon))

  it.each([
    ['first name', 'My-rosa-likes-pears-7'],
    ['first name in disguise', 'My-R0$a-likes-pears-7'],
    ['last name without accents', 'Nunez-likes-pears-7'],
    ['part of the e-mail address', 'A-Garden-with-pears-7'],
    ['whole local part of the e-mail address', 'Rosagarden77-pears!'],
    ['end of the phone number', 'Pears+plums-555-0134'],
    ['product', 'Pears-at-Gle4nery-7'],
  ])('with the %s in it is refused', (_, password) => expect(reasonOf(password)).toBe(refusals.passwordPersonal))

  it('may have short names, the mail’s domain and few digits of the phone number in it', () => {
    expect(reasonOf('Annual-pears-plums-7', ['Ann', 'Li', 'al@example.org'])).toBeUndefined()
    expect(reasonOf('An-Example-of-pears-0134')).toBeUndefined()
    expect(reasonOf('Plums-and-walnuts-7', [null, ''])).toBeUndefined()
  })
})

it('the common words are in the form in which they are compared, each once', () => {
  expect(passwordWords.filter((word) => !/^[a-z]{4,}$/.test(word))).toEqual([])
  expect(passwordWords.toSorted().filter((word, index, all) => word === all[index - 1])).toEqual([])
})
