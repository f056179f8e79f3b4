/** A refusal in Cognito's words; clients tell them apart by `type`. */
export class PoolError extends Error {
  readonly type: string
  constructor(type: string, message: string) {
    super(message)
    this.name = 'PoolError'
    this.type = type
  }
}

export const notAuthorized = (message = 'Incorrect username or password.') =>
  new PoolError('NotAuthorizedException', message)
export const invalidParameter = (message: string) => new PoolError('InvalidParameterException', message)
export const limitExceeded = () =>
  new PoolError('LimitExceededException', 'Attempt limit exceeded, please try after some time.')
