import { texts } from '../../../core/text/text.ts'

/**
 * E-mails and texts to neighbors about their orders. To fill: {code} {day} {hours} {place} {name}; texts begin with the pantry's name {pantry} and
 * end with {advice} and the link {url}. Plain words: reading level of grade 6.
 */
export const orderMail = texts(
  {
    'orderPlaced.subject': 'Your order {code}: {day}',
    'orderPlaced.title': 'We got your order, {name}',
    'orderPlaced.lead': 'Thank you. We will get your food ready.',
    'orderChanged.subject': 'Your order {code} has changed: {day}',
    'orderChanged.title': 'Your order has changed',
    'orderChanged.lead': 'Hello {name}, this is your order as it is now.',
    'orderReminder.subject': 'Tomorrow: your order {code}',
    'orderReminder.title': 'Your food is for tomorrow',
    'orderReminder.lead': 'Hello {name}, this is your order for tomorrow.',
    'orderReady.subject': 'Your order {code} is packed',
    'orderReady.title': 'Your food is packed',
    'orderReady.lead': 'Hello {name}, everything is ready for {day}.',
    'orderCancelled.subject': 'Your order {code} is cancelled',
    'orderCancelled.title': 'Your order is cancelled',
    'orderCancelled.lead': 'Hello {name}, the order for {day} is cancelled. You can order again at any time.',

    kind: 'Your order',
    code: 'Order {code}',
    'row.code': 'Order number',
    'row.pickup': 'Pickup',
    'row.delivery': 'Delivery',
    'row.where': 'Where',
    'row.wayIn': 'The way in',
    'row.locker': 'Locker',
    'row.items': 'Food',
    items_one: '1 item',
    items_other: '{count} items',
    toYou: 'We bring it to the address of your order.',
    show: 'Show this number when you come.',
    button: 'See your order',
    again: 'Order again',
    questions: 'Questions? {contact}',
    why: 'You get this e-mail because you ordered food and asked for e-mails about it.',
    settings: 'Choose how we reach you',

    'text.orderPlaced.pickup': '{pantry}: We got your order {code}. Pick it up {day}, {hours}, {place}.{advice} {url}',
    'text.orderPlaced.delivery': '{pantry}: We got your order {code}. We bring it {day}, {hours}.{advice} {url}',
    'text.orderChanged.pickup':
      '{pantry}: Your order {code} has changed. Pick it up {day}, {hours}, {place}.{advice} {url}',
    'text.orderChanged.delivery': '{pantry}: Your order {code} has changed. We bring it {day}, {hours}.{advice} {url}',
    'text.orderReminder.pickup': '{pantry}: Tomorrow, {hours}: pick up your order {code}, {place}.{advice} {url}',
    'text.orderReminder.delivery': '{pantry}: Tomorrow, {hours}, we bring your order {code}.{advice} {url}',
    'text.orderReady.pickup':
      '{pantry}: Your order {code} is packed. Pick it up {day}, {hours}, {place}.{advice} {url}',
    'text.orderReady.delivery': '{pantry}: Your order {code} is packed. We bring it {day}, {hours}.{advice} {url}',
    'text.orderCancelled.pickup':
      '{pantry}: Your order {code} for {day} is cancelled.{advice} You can order again: {url}',
    'text.orderCancelled.delivery':
      '{pantry}: Your order {code} for {day} is cancelled.{advice} You can order again: {url}',
    'text.call': 'Tel. {phone}',
    compartment: 'Locker {compartment}',
    pin: 'PIN {pin}',
    'text.end': 'Reply STOP to end texts.',
    'text.endReminder': 'Reply CANCEL if you can’t come, STOP to end texts.',
  },
  {
    'orderPlaced.subject': 'Su pedido {code}: {day}',
    'orderPlaced.title': 'Recibimos su pedido, {name}',
    'orderPlaced.lead': 'Gracias. Vamos a preparar su comida.',
    'orderChanged.subject': 'Su pedido {code} cambió: {day}',
    'orderChanged.title': 'Su pedido cambió',
    'orderChanged.lead': 'Hola, {name}: así es su pedido ahora.',
    'orderReminder.subject': 'Mañana: su pedido {code}',
    'orderReminder.title': 'Su comida es para mañana',
    'orderReminder.lead': 'Hola, {name}: este es su pedido para mañana.',
    'orderReady.subject': 'Su pedido {code} está empacado',
    'orderReady.title': 'Su comida está empacada',
    'orderReady.lead': 'Hola, {name}: todo está listo para el {day}.',
    'orderCancelled.subject': 'Su pedido {code} está cancelado',
    'orderCancelled.title': 'Su pedido está cancelado',
    'orderCancelled.lead': 'Hola, {name}: el pedido para el {day} está cancelado. Puede pedir de nuevo cuando quiera.',

    kind: 'Su pedido',
    code: 'Pedido {code}',
    'row.code': 'Número de pedido',
    'row.pickup': 'Recogida',
    'row.delivery': 'Entrega',
    'row.where': 'Dónde',
    'row.wayIn': 'Cómo entrar',
    'row.locker': 'Casillero',
    'row.items': 'Comida',
    items_one: '1 artículo',
    items_other: '{count} artículos',
    toYou: 'Lo llevamos a la dirección de su pedido.',
    show: 'Muestre este número cuando venga.',
    button: 'Ver su pedido',
    again: 'Pedir de nuevo',
    questions: '¿Preguntas? {contact}',
    why: 'Recibe este correo porque pidió comida y quiso recibir correos sobre su pedido.',
    settings: 'Elegir cómo le avisamos',

    'text.orderPlaced.pickup':
      '{pantry}: Recibimos su pedido {code}. Recójalo el {day}, {hours}, {place}.{advice} {url}',
    'text.orderPlaced.delivery':
      '{pantry}: Recibimos su pedido {code}. Se lo llevamos el {day}, {hours}.{advice} {url}',
    'text.orderChanged.pickup': '{pantry}: Su pedido {code} cambió. Recójalo el {day}, {hours}, {place}.{advice} {url}',
    'text.orderChanged.delivery': '{pantry}: Su pedido {code} cambió. Se lo llevamos el {day}, {hours}.{advice} {url}',
    'text.orderReminder.pickup': '{pantry}: Mañana, {hours}: recoja su pedido {code}, {place}.{advice} {url}',
    'text.orderReminder.delivery': '{pantry}: Mañana, {hours}, le llevamos su pedido {code}.{advice} {url}',
    'text.orderReady.pickup':
      '{pantry}: Su pedido {code} está empacado. Recójalo el {day}, {hours}, {place}.{advice} {url}',
    'text.orderReady.delivery':
      '{pantry}: Su pedido {code} está empacado. Se lo llevamos el {day}, {hours}.{advice} {url}',
    'text.orderCancelled.pickup':
      '{pantry}: Su pedido {code} para el {day} está cancelado.{advice} Puede pedir de nuevo: {url}',
    'text.orderCancelled.delivery':
      '{pantry}: Su pedido {code} para el {day} está cancelado.{advice} Puede pedir de nuevo: {url}',
    'text.call': 'Tel. {phone}',
    compartment: 'Casillero {compartment}',
    pin: 'PIN {pin}',
    'text.end': 'Responda ALTO para terminar.',
    'text.endReminder': 'Responda CANCELAR si no puede venir, ALTO para terminar.',
  },
)
