import { texts } from '../../../core/text/text.ts'

/** Column heads and controls of the status grids (section 2). */
export const gridTexts = texts(
  {
    code: 'Code',
    donorEntered: 'Donor Entered',
    foodBank: 'Food Bank',
    donor: 'Donor',
    location: 'Location',
    agency: 'Agency',
    donation: 'Donation',
    pounds: 'Pounds',
    status: 'Status',
    statusDetail: 'Status detail',
    delivery: 'Delivery',
    action: 'Action',
    anyStatus: 'Any Status',
    exportCsv: 'Export CSV',
  },
  {
    code: 'Código',
    donorEntered: 'Publicada',
    foodBank: 'Banco de alimentos',
    donor: 'Donante',
    location: 'Local',
    agency: 'Agencia',
    donation: 'Donación',
    pounds: 'Libras',
    status: 'Estado',
    statusDetail: 'Detalle del estado',
    delivery: 'Entrega',
    action: 'Acción',
    anyStatus: 'Cualquier estado',
    exportCsv: 'Exportar CSV',
  },
)
