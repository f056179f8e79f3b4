import { texts } from './text.ts'

/** Staff's list of neighbors who did not come three times in a row (decision 83). To fill: {name} {count} {day}. */
export const missedTexts = texts(
  {
    lead: 'Neighbors who did not come for three orders in a row. A call may help: nothing is held against them.',
    none: 'Nobody to call',
    noneText: 'No neighbor has missed three orders in a row.',
    missed_one: '1 order missed, on {day}',
    missed_other: '{count} orders missed, the last one on {day}',
    call: 'Call',
    callNamed: 'Call {name}',
    noPhone: 'No phone number',
    order: 'Last order',
    orderNamed: 'Last order of {name}',
    spanish: 'Prefers Spanish',
  },
  {
    lead: 'Vecinos que no recogieron tres pedidos seguidos. Una llamada puede ayudar: no pierden nada por ello.',
    none: 'Nadie a quien llamar',
    noneText: 'Ningún vecino ha faltado a tres pedidos seguidos.',
    missed_one: '1 pedido sin recoger, el {day}',
    missed_other: '{count} pedidos sin recoger, el último el {day}',
    call: 'Llamar',
    callNamed: 'Llamar a {name}',
    noPhone: 'Sin número de teléfono',
    order: 'Último pedido',
    orderNamed: 'Último pedido de {name}',
    spanish: 'Prefiere español',
  },
)
