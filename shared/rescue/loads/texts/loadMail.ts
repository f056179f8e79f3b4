import { texts } from '../../../core/text/text.ts'

/**
 * E-mails about distributors' loads. Places to fill: {reference} {pounds} {shipper} {entity} {deadline} {deadlineShort}.
 * Subjects end with what may be long: they are cut at 78 characters.
 */
export const loadMailTexts = texts(
  {
    'ordered.subject': 'A load of {pounds} lb is offered to you, answer by {deadlineShort} ({reference})',
    'ordered.lead': 'Can {entity} take this load? Without an answer in time, the next food bank is asked.',
    'simultaneous.subject': 'A load of {pounds} lb is offered, first to accept, by {deadlineShort} ({reference})',
    'simultaneous.lead': 'Can {entity} take this load? Several are asked at once, and the first to accept gets it.',
    preheader: '{shipper} gives {pounds} lb. Please accept or decline by {deadline}.',
    title: 'A load of {pounds} lb from {shipper}',
    code: 'Load {reference}',
    answerBy: 'Answer by',
    pickup: 'Pickup',
    delivery: 'Delivery',
    carrier: 'Carrier',
    contents: 'Contents',
    distance: 'Distance',
    product: '{product}, {cases} cases, {pounds} lb',
    miles: '{miles} miles',
    button: 'See and answer',
  },
  {
    'ordered.subject': 'Se le ofrece una carga de {pounds} lb, responda hasta {deadlineShort} ({reference})',
    'ordered.lead':
      '¿Puede {entity} tomar esta carga? Sin respuesta a tiempo se pregunta al siguiente banco de alimentos.',
    'simultaneous.subject': 'Carga de {pounds} lb para quien acepte primero, hasta {deadlineShort} ({reference})',
    'simultaneous.lead':
      '¿Puede {entity} tomar esta carga? Se pregunta a varios a la vez, y la recibe quien acepte primero.',
    preheader: '{shipper} da {pounds} lb. Acepte o rechace hasta {deadline}.',
    title: 'Una carga de {pounds} lb de {shipper}',
    code: 'Carga {reference}',
    answerBy: 'Responda hasta',
    pickup: 'Recogida',
    delivery: 'Entrega',
    carrier: 'Transportista',
    contents: 'Contenido',
    distance: 'Distancia',
    product: '{product}, {cases} cajas, {pounds} lb',
    miles: '{miles} millas',
    button: 'Ver y responder',
  },
)
