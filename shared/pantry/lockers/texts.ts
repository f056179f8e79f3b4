import { texts } from '../../core/text/text.ts'

/** The page of one pickup window, and why lockers were not reserved (specification 001, sections 2, 5 and 8). */
export const lockerTexts = texts(
  {
    pickupWindow: 'Pickup Window',
    unableToLoad: 'Unable to load pickup time.',
    location: 'Location',
    day: 'Pickup Day',
    time: 'Time',
    valid: 'Open for orders',
    maximum: 'Maximum Orders',
    unlimited: 'Unlimited',
    orders: 'Orders',

    reserve: 'Reserve Lockers',
    confirm: 'Are you sure you want to reserve lockers for all active orders?',
    reserved: 'Lockers Reserved',
    reservedText: 'Successfully Reserved Lockers',
    failed: 'Error Reserving Lockers',
    isForeign: 'Only the owner of the pantry can reserve lockers.',

    noLockers: 'This location has no lockers.',
    noActiveOrders: 'This window has no active orders.',
    someReserved: 'Lockers are reserved for {done} of {all} orders. {reason}',
    full: 'All lockers of that day are taken.',
    tooLarge: 'Order {code} does not fit into a locker.',
    noAnswer: 'The locker system does not answer. Please try again later.',
  },
  {
    pickupWindow: 'Horario de recogida',
    unableToLoad: 'No se pudo cargar el horario de recogida.',
    location: 'Lugar',
    day: 'Día de recogida',
    time: 'Hora',
    valid: 'Abierto para pedidos',
    maximum: 'Máximo de pedidos',
    unlimited: 'Sin límite',
    orders: 'Pedidos',

    reserve: 'Reservar casilleros',
    confirm: '¿Seguro que quiere reservar casilleros para todos los pedidos activos?',
    reserved: 'Casilleros reservados',
    reservedText: 'Los casilleros se reservaron',
    failed: 'Error al reservar casilleros',
    isForeign: 'Solo el dueño de la despensa puede reservar casilleros.',

    noLockers: 'Este lugar no tiene casilleros.',
    noActiveOrders: 'Este horario no tiene pedidos activos.',
    someReserved: 'Se reservaron casilleros para {done} de {all} pedidos. {reason}',
    full: 'Todos los casilleros de ese día están ocupados.',
    tooLarge: 'El pedido {code} no cabe en un casillero.',
    noAnswer: 'El sistema de casilleros no responde. Inténtelo más tarde.',
  },
)
