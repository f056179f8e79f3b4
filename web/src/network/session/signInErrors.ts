import type { TextKey } from '../../../../shared/core/text/text.ts'
import type { signingIn } from '../../../../shared/network/session/texts.ts'

type ErrorText = Extract<TextKey<typeof signingIn>, `error${string}` | `provider${string}`>

/** The pool's error names in words. An unknown account and a wrong password sound the same: nobody learns who has an account. */
const texts: Readonly<Record<string, ErrorText>> = {
  NotAuthorizedException: 'errorUserOrPassword',
  UserNotFoundException: 'errorUserOrPassword',
  UserNotConfirmedException: 'errorNotConfirmed',
  PasswordResetRequiredException: 'errorResetNeeded',
  LimitExceededException: 'errorTooMany',
  TooManyRequestsException: 'errorTooMany',
  TooManyFailedAttemptsException: 'errorTooMany',
  CodeMismatchException: 'errorCode',
  EnableSoftwareTokenMFAException: 'errorCode',
  ExpiredCodeException: 'errorCodeExpired',
  InvalidPasswordException: 'errorWeakPassword',
  NetworkError: 'errorOffline',
  Unsupported: 'errorUnsupported',
  errorProvider: 'errorProvider',
  providerAddress: 'providerAddress',
  providerUnverified: 'providerUnverified',
  providerUnknown: 'providerUnknown',
}

export function signInErrorText(error: unknown): ErrorText {
  if (!(error instanceof Error)) return 'errorSignIn'
  if (error.name === 'NotAuthorizedException' && /disabled/i.test(error.message)) return 'errorDisabled'
  if (error.name === 'NotAuthorizedException' && /attempts/i.test(error.message)) return 'errorTooMany'
  if (error.name === 'NotAuthorizedException' && /session/i.test(error.message)) return 'errorTooSlow'
  if (error.name === 'ExpiredCodeException' && /used/i.test(error.message)) return 'errorCodeUsed'
  // The pool says it this way when a password breaks its own rules in another call than a reset.
  if (error.name === 'InvalidParameterException' && /password/i.test(error.message)) return 'errorWeakPassword'
  if (error instanceof TypeError) return 'errorOffline'
  return texts[error.name] ?? 'errorSignIn'
}
