import { describe, expect, it } from 'vitest'
import { signInErrorText } from './signInErrors.ts'

const error = (name: string, message = '') => Object.assign(new Error(message), { name })

describe('signInErrorText', () => {
  it('tells nobody whether an account exists', () => {
    expect(signInErrorText(error('UserNotFoundException'))).toBe(
      signInErrorText(error('NotAuthorizedException', 'Incorrect username or password.')),
    )
  })
  it.each([
    [error('NotAuthorizedException', 'User is disabled.'), 'errorDisabled'],
    [error('NotAuthorizedException', 'Password attempts exceeded'), 'errorTooMany'],
    [error('CodeMismatchException'), 'errorCode'],
    [error('EnableSoftwareTokenMFAException', 'Code mismatch'), 'errorCode'],
    [error('ExpiredCodeException', 'Your software token has already been used once.'), 'errorCodeUsed'],
    [error('NotAuthorizedException', 'Invalid session for the user, session is expired.'), 'errorTooSlow'],
    [error('ExpiredCodeException'), 'errorCodeExpired'],
    [error('InvalidPasswordException'), 'errorWeakPassword'],
    [error('InvalidParameterException', 'Value at password failed'), 'errorWeakPassword'],
    [new TypeError('Failed to fetch'), 'errorOffline'],
    [error('InternalErrorException'), 'errorSignIn'],
    ['?', 'errorSignIn'],
  ])('puts %s into words', (failure, text) => {
    expect(signInErrorText(failure)).toBe(text)
  })
})
