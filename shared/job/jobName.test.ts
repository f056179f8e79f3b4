import { expect, it } from 'vitest'
import { jobName } from './jobName.ts'

const orders = {
  Kind: 'pantryReport',
  Parameters: { pantryReport: 'orders', Format: 'PDF', IncludeFullData: 'false' },
} as const

it('names which of the pantry’s reports it is, in the reader’s language', () => {
  expect(jobName(orders as never, 'en')).toBe('Pantry report: Orders')
  expect(jobName(orders as never, 'es')).toBe('Informe de la despensa: Pedidos')
})

it('names other jobs by their kind, and one of a later version as it is stored', () => {
  expect(jobName({ Kind: 'foodBankData', Parameters: {} }, 'en')).toBe('All data of the food bank')
  expect(jobName({ Kind: 'somethingNew', Parameters: {} }, 'en')).toBe('somethingNew')
})
