import { expect, it } from 'vitest'
import { jobDone, jobName } from './jobName.ts'

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

it('names a message by its subject', () => {
  const message = { Kind: 'message', Parameters: { messageId: 7, Subject: 'Closed on Friday' } }
  expect([jobName(message, 'en'), jobName(message, 'es')]).toEqual([
    'Message: Closed on Friday',
    'Mensaje: Closed on Friday',
  ])
})

it.each([
  ['receipts', 1, null, '1 row', '1 fila'],
  ['receipts', 12_040, 20_000, '12,040 rows', '12,040 filas'],
  ['message', 0, null, '0 recipients', '0 destinatarios'],
  ['message', 240, 1000, '240 of 1,000 recipients', '240 de 1,000 destinatarios'],
  ['message', 1000, 1000, '1,000 recipients', '1,000 destinatarios'],
])('counts what is done of %s, %i of %s, as %s', (Kind, Done, Total, en, es) => {
  const job = { Kind, Done, Total }
  expect([jobDone(job, 'en'), jobDone(job, 'es')]).toEqual([en, es])
})
