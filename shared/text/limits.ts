import { texts } from './text.ts'

/** Limits of orders (specification 001, sections 2 and 5). */
export const limitTexts = texts(
  {
    summary: 'There is a maximum of {entries}.',
    summaryITEM: '{count} item(s) {scope}',
    summaryORDER: '{count} order(s) {scope}',
    everyORDER_one: 'every order',
    everyORDER_other: 'every {amount} orders',
    everyDAY_one: 'every day',
    everyDAY_other: 'every {amount} days',
    everyWEEK_one: 'every week',
    everyWEEK_other: 'every {amount} weeks',
    everyMONTH_one: 'every month',
    everyMONTH_other: 'every {amount} months',
    everyACCOUNT_one: 'every account',
    everyACCOUNT_other: 'every {amount} accounts',
  },
  {
    summary: 'Hay un máximo de {entries}.',
    summaryITEM: '{count} artículo(s) {scope}',
    summaryORDER: '{count} pedido(s) {scope}',
    everyORDER_one: 'por pedido',
    everyORDER_other: 'cada {amount} pedidos',
    everyDAY_one: 'cada día',
    everyDAY_other: 'cada {amount} días',
    everyWEEK_one: 'cada semana',
    everyWEEK_other: 'cada {amount} semanas',
    everyMONTH_one: 'cada mes',
    everyMONTH_other: 'cada {amount} meses',
    everyACCOUNT_one: 'por cuenta',
    everyACCOUNT_other: 'cada {amount} cuentas',
  },
)
