/** Why something may not happen now: what the server answers as `FailureReason`, and the screens advise beforehand. */

export * from './distributors.ts'
export * from './donations.ts'
export * from './messages.ts'
export * from './parties.ts'
export * from './people.ts'
export * from './products.ts'
export * from './receipts.ts'
export * from './reports.ts'
export * from './requests.ts'
export * from './tags.ts'
export * from './transport.ts'
export * from './windows.ts'
