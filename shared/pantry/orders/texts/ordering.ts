import { texts } from '../../../core/text/text.ts'

/** What the server and the screens say of an order's limits (specification 002, section 8). */
export const orderingTexts = texts(
  {
    tagLimitITEM: 'There is a limit of {n} item(s){every} for the following product(s): {names}.',
    tagLimitORDER: 'There is a limit of {n} order(s){every} for the following product(s): {names}.',
    everyDAY_one: 'every {amount} day',
    everyDAY_other: 'every {amount} days',
    everyWEEK_one: 'every {amount} week',
    everyWEEK_other: 'every {amount} weeks',
    everyMONTH_one: 'every {amount} month',
    everyMONTH_other: 'every {amount} months',
  },
  {
    tagLimitITEM: 'Hay un límite de {n} artículo(s){every} para estos productos: {names}.',
    tagLimitORDER: 'Hay un límite de {n} pedido(s){every} para estos productos: {names}.',
    everyDAY_one: 'cada {amount} día',
    everyDAY_other: 'cada {amount} días',
    everyWEEK_one: 'cada {amount} semana',
    everyWEEK_other: 'cada {amount} semanas',
    everyMONTH_one: 'cada {amount} mes',
    everyMONTH_other: 'cada {amount} meses',
  },
)
