import { texts } from '../../core/text/text.ts'

/** What the pantry's reports are called, in their dialog and in the list of exports. */
export const pantryReportNames = texts(
  {
    'report.pickupAttendant': 'Pickup attendant',
    'report.delivery': 'Delivery',
    'report.orders': 'Orders',
    'report.distribution': 'Distribution',
    'report.labels': 'Labels',
    'report.customers': 'Customers',
    'report.tefap': 'TEFAP',
    'report.recall': 'Recall list',
    'report.summary': 'Customer summary',
  },
  {
    'report.pickupAttendant': 'Lista de entrega',
    'report.delivery': 'Reparto',
    'report.orders': 'Pedidos',
    'report.distribution': 'Distribución',
    'report.labels': 'Etiquetas',
    'report.customers': 'Clientes',
    'report.tefap': 'TEFAP',
    'report.recall': 'Lista de retiro de producto',
    'report.summary': 'Resumen de clientes',
  },
)
