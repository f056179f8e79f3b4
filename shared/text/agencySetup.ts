import { texts } from './text.ts'

/** Setting up agencies: the list, the food bank's form, and the agency's own. */
export const agencySetupTexts = texts(
  {
    lead: 'The charities that receive your donations. What you set here decides which donations they are offered.',
    search: 'Search name, city or contact',
    add: 'Add agency',
    none: 'No agencies yet',
    noneText: 'Add the pantries, kitchens and shelters that you work with; donations are then offered to them.',
    agency: 'Agency',
    location: 'Location',
    contact: 'Contact',
    state: 'State',
    reach: 'Reach',
    reachMiles: '{miles} mi, {pounds} lb',
    active: 'Active',
    inactive: 'Inactive',
    master: 'Master agency',

    newTitle: 'New agency',
    added: 'Agency added',
    fromNowOn:
      'Changes count for donations that are posted from now on. Donations under way keep what they were posted with.',
    takesPart: 'Takes part in real-time donations',
    takesPartText: 'Off: it is offered no donations. Its receipts, people and past stay.',

    capabilityTitle: 'What it can take',
    storage: 'Storage',
    storageText: 'Food that needs other storage is never offered.',
    categories: 'Accepted categories',
    categoriesText:
      'The more of a donation’s categories it accepts, the better the match. Without any, nothing is offered.',
    all: 'All',
    noneChosen: 'None',
    capacity: 'Capacity, lb',
    capacityText: 'At one pickup.',
    need: 'Need in 90 days, lb',
    needText: 'Whoever got the least of its need comes first.',
    miles: 'Maximum distance, miles',
    milesText: 'From the donor to the agency.',

    hoursTitle: 'Pickup hours',
    hoursText: 'When somebody can drive, in the agency’s own time. Leave days off on which nobody can.',
    from: 'From',
    to: 'To',
    fromOn: 'From, {day}',
    toOn: 'To, {day}',

    driversTitle: 'Drivers',
    driversText:
      'Whoever accepts a donation can name the driver. Drivers stay in the list; inactive ones can’t be chosen.',
    driver: 'Driver',
    driverNumber: 'Driver {number}',
    driverActive: 'Driver {number} is active',
    addDriver: 'Add driver',
    removeDriver: 'Remove driver {number}',

    masterTitle: 'Master agency',
    masterText: 'Your own warehouse: it takes what no other agency can. A food bank has exactly one.',
    isMaster: 'This is the master agency.',
    makeMaster: 'Make this the master agency',
    makeMasterQuestion: 'Make {name} the master agency?',
    makeMasterText: 'The agency that is the master agency now becomes an agency like the others.',
    masterSet: '{name} is the master agency now',

    ownLead: 'What you keep up to date yourselves. Name, address, distance and need are set by your food bank.',
  },
  {
    lead: 'Las organizaciones que reciben sus donaciones. Lo que indique aquí decide qué donaciones se les ofrecen.',
    search: 'Buscar nombre, ciudad o contacto',
    add: 'Agregar agencia',
    none: 'Todavía no hay agencias',
    noneText: 'Agregue las despensas, comedores y albergues con los que trabaja; entonces se les ofrecen donaciones.',
    agency: 'Agencia',
    location: 'Lugar',
    contact: 'Contacto',
    state: 'Situación',
    reach: 'Alcance',
    reachMiles: '{miles} mi, {pounds} lb',
    active: 'Activa',
    inactive: 'Inactiva',
    master: 'Agencia principal',

    newTitle: 'Nueva agencia',
    added: 'Agencia agregada',
    fromNowOn:
      'Los cambios cuentan para las donaciones que se publiquen desde ahora. Las que están en curso conservan lo anterior.',
    takesPart: 'Participa en las donaciones en tiempo real',
    takesPartText: 'Desactivado: no se le ofrecen donaciones. Sus recibos, personas e historial permanecen.',

    capabilityTitle: 'Lo que puede recibir',
    storage: 'Almacenamiento',
    storageText: 'Nunca se le ofrecen alimentos que necesitan otro almacenamiento.',
    categories: 'Categorías aceptadas',
    categoriesText: 'Cuantas más categorías de una donación acepte, mejor coincide. Sin ninguna, no se le ofrece nada.',
    all: 'Todas',
    noneChosen: 'Ninguna',
    capacity: 'Capacidad, lb',
    capacityText: 'En una recogida.',
    need: 'Necesidad en 90 días, lb',
    needText: 'Primero va quien recibió menos de lo que necesita.',
    miles: 'Distancia máxima, millas',
    milesText: 'Del donante a la agencia.',

    hoursTitle: 'Horario de recogida',
    hoursText: 'Cuándo puede conducir alguien, en la hora de la agencia. Deje sin marcar los días en que nadie puede.',
    from: 'De',
    to: 'A',
    fromOn: 'De, {day}',
    toOn: 'A, {day}',

    driversTitle: 'Conductores',
    driversText:
      'Quien acepta una donación puede indicar quién conduce. Los conductores quedan en la lista; los inactivos no se pueden elegir.',
    driver: 'Conductor',
    driverNumber: 'Conductor {number}',
    driverActive: 'El conductor {number} está activo',
    addDriver: 'Agregar conductor',
    removeDriver: 'Quitar conductor {number}',

    masterTitle: 'Agencia principal',
    masterText:
      'Su propio almacén: recibe lo que ninguna otra agencia puede. Un banco de alimentos tiene exactamente una.',
    isMaster: 'Esta es la agencia principal.',
    makeMaster: 'Hacerla la agencia principal',
    makeMasterQuestion: '¿Hacer de {name} la agencia principal?',
    makeMasterText: 'La agencia que ahora es la principal pasa a ser una agencia como las demás.',
    masterSet: '{name} es ahora la agencia principal',

    ownLead:
      'Lo que ustedes mismos mantienen al día. El banco de alimentos fija nombre, dirección, distancia y necesidad.',
  },
)
