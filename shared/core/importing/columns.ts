import type { CsvColumn } from '../csv/columns.ts'
import type { Language } from '../text/text.ts'
import type { FileKind } from './kinds.ts'

/** The columns of each kind of file; the browser names them, the server reads them. */

export interface PartyColumn extends CsvColumn {
  /** The header in Spanish; `name` is the English one. */
  readonly es: string
  /** Value in the template. */
  readonly example: string
}

const column = (name: string, es: string, example: string, ...otherNames: string[]): PartyColumn => ({
  name,
  es,
  example,
  isNeeded: false,
  otherNames: [es, ...otherNames],
})
const needed = (...given: Parameters<typeof column>): PartyColumn => ({ ...column(...given), isNeeded: true })

const place = [
  column('Time Zone', 'Zona horaria', 'America/New_York', 'TimeZone', 'Zone', 'Huso horario'),
  column(
    'Street',
    'Calle',
    '12 Main St',
    'Address',
    'Address Line 1',
    'Street and number',
    'Dirección',
    'Calle y número',
  ),
  column('City', 'Ciudad', 'Knoxville', 'Town'),
  column('State', 'Estado', 'TN', 'Province', 'Provincia'),
  column('ZIP Code', 'Código postal', '37902', 'ZIP', 'Postal Code', 'Postcode', 'CP'),
  column('Latitude', 'Latitud', '35.9606', 'Lat'),
  column('Longitude', 'Longitud', '-83.9207', 'Lon', 'Long', 'Lng'),
] as const
const contact = [
  column('Contact', 'Contacto', 'Pat Lee', 'Contact Name', 'Contact person', 'Persona de contacto'),
  column('Phone', 'Teléfono', '865-555-0100', 'Phone Number', 'Telephone', 'Tel'),
  column('E-mail', 'Correo electrónico', 'desk@example.org', 'EMail Address', 'Mail', 'Correo'),
] as const
const active = column('Active', 'Activo', 'yes', 'Is Active', 'Activa')

/** Those of the products' export have its headers, so that the file comes back with what was changed in it. */
const productColumns = [
  column('ID', 'ID', ''),
  needed('Name', 'Nombre', 'Green Beans, cut', 'Item Name', 'Product', 'Producto'),
  column('Item type', 'Tipo de artículo', 'Green Beans', 'Type', 'Tipo'),
  column('Description', 'Descripción', 'Cut green beans in water', 'Details'),
  column('Size', 'Tamaño', '14.5', 'Amount'),
  column('Unit of Measure', 'Unidad de medida', 'oz', 'Unit', 'UOM', 'Unidad'),
  column('Package type', 'Tipo de envase', 'Can', 'Package', 'Envase'),
  column('Each Qty', 'Piezas por envase', '1', 'Each', 'Pieces', 'Piezas'),
  column('Pounds', 'Libras', '0.91', 'Weight', 'Peso'),
  column('Source', 'Origen', 'Purchased'),
  column('Brand', 'Marca', 'Del Campo'),
  column('Storage Requirement', 'Almacenamiento requerido', 'Dry'),
  column('Storage Location', 'Ubicación de almacenamiento', 'Aisle 2'),
  column('On the shelf', 'En el estante', '48', 'Quantity', 'Qty', 'Counted', 'Cantidad', 'Contado'),
  column('Low Quantity Threshold', 'Umbral de cantidad baja', '12', 'Low at', 'Threshold', 'Umbral'),
  column('Location', 'Lugar', 'B-3', 'Shelf', 'Bin', 'Estante'),
  column('Packing', 'Empaque', '10', 'Packing order', 'Orden de empaque'),
  column('Categories', 'Categorías', 'Canned Vegetables', 'Category', 'Categoría'),
  column('Tags', 'Etiquetas', 'Vegetarian', 'Tag', 'Etiqueta'),
  column('Barcode number (GTIN)', 'Número del código de barras (GTIN)', '', 'Barcode', 'GTIN', 'UPC', 'EAN'),
  column('Status', 'Estado', 'Active', 'Active', 'Activo', 'Is Active'),
] as const

export const partyColumns: Readonly<Record<FileKind, readonly PartyColumn[]>> = {
  agencies: [
    needed('Name', 'Nombre', 'Harbor Light Pantry', 'Agency', 'Agency Name', 'Agencia'),
    ...place,
    ...contact,
    column('Storage', 'Almacenamiento', 'Dry; Refrigerated', 'Storage Capabilities'),
    column('Categories', 'Categorías', 'Produce; Bakery', 'Accepted Categories'),
    column('Capacity', 'Capacidad', '1200', 'Capacity Pounds', 'Capacidad en libras'),
    column('Need', 'Necesidad', '5000', 'Need in 90 days', 'Need Pounds 90', 'Necesidad en 90 días'),
    column('Max Miles', 'Millas máximas', '30', 'Maximum distance', 'Distancia máxima'),
    column('Hours', 'Horario', 'Mon-Fri 9:00-17:00; Sat 9:00-12:00', 'Pickup Hours', 'Opening hours', 'Horas'),
    column('Drivers', 'Conductores', 'Lee Ortiz; Sam Park', 'Driver', 'Conductor', 'Choferes'),
    active,
  ],
  donorLocations: [
    needed('Code', 'Código', 'FM-7', 'Location Code', 'Store number', 'Número de tienda'),
    needed('Donor', 'Donante', 'Fresh Market', 'Donor Name'),
    column('Name', 'Nombre', 'Fresh Market, Main St', 'Location', 'Location Name', 'Local'),
    ...place,
    ...contact,
    active,
  ],
  people: [
    needed('Name', 'Nombre', 'Ann Rivera', 'Full Name', 'Nombre completo'),
    needed('E-mail', 'Correo electrónico', 'ann@example.org', 'EMail Address', 'Mail', 'Correo'),
    needed('Role', 'Función', 'Agency', 'Rol'),
    column('Organization', 'Organización', 'Harbor Light Pantry', 'Agency', 'Entity', 'Agencia'),
    column('Language', 'Idioma', 'English', 'Lengua'),
  ],
  erpItems: [
    needed('ERP Code', 'Código ERP', '10342', 'Code', 'Item No', 'Item Number', 'Product Code', 'Código'),
    needed('Description', 'Descripción', 'Green beans, cut, canned', 'Item Description', 'Product'),
    column('Details', 'Detalles', '24 x 14.5 oz', 'Pack Size', 'Remarks'),
    needed('ERP Quantity', 'Cantidad ERP', '40', 'Quantity', 'Qty', 'Cases', 'Cantidad'),
    column('Reference', 'Referencia', 'PO-7 line 3', 'Document Line', 'Line', 'Entry No', 'Línea'),
  ],
  products: productColumns,
  customers: [
    needed('First Name', 'Nombre', 'Rosa', 'First', 'Given Name', 'Nombres'),
    needed('Last Name', 'Apellido', 'Medina', 'Last', 'Surname', 'Family Name', 'Apellidos'),
    column('Phone', 'Teléfono', '865-555-0100', 'Phone Number', 'Telephone', 'Mobile', 'Cell', 'Cell Phone', 'Celular'),
    column('E-mail', 'Correo electrónico', 'rosa@example.org', 'EMail Address', 'Mail', 'Correo'),
    column('Street', 'Calle', '12 Main St', 'Address', 'Address Line 1', 'Dirección', 'Calle y número'),
    column('Apartment', 'Apartamento', 'Apt 3', 'Address Line 2', 'Apt', 'Unit', 'Apto'),
    column('City', 'Ciudad', 'Knoxville', 'Town'),
    column('State', 'Estado', 'TN', 'Province', 'Provincia'),
    column('ZIP Code', 'Código postal', '37902', 'ZIP', 'Postal Code', 'Postcode', 'CP'),
    column('Household Size', 'Personas en el hogar', '4', 'Household', 'Family Size', 'Tamaño del hogar', 'Hogar'),
    column('Minors', 'Menores', '2', 'Children', 'Under 18', '0-17', 'Niños'),
    column('Adults', 'Adultos', '1', '18-59'),
    column('Seniors', 'Mayores', '1', '60+', 'Adultos mayores'),
    column('Language', 'Idioma', 'Spanish', 'Preferred Language', 'Lengua'),
    column('TEFAP', 'TEFAP', 'yes', 'TEFAP Eligible', 'Elegible para TEFAP'),
    column('Notes', 'Notas', 'Walks with a cane', 'Note', 'Comments', 'Remarks', 'Comentarios'),
  ],
}

export const columnLabel = (kind: FileKind, name: string, language: Language): string =>
  (language === 'es' && partyColumns[kind].find((one) => one.name === name)?.es) || name

/** A workbook keeps `02138` as the number 2138. */
export const zipOf = (cell: string) => (/^\d{3,4}$/.test(cell) ? cell.padStart(5, '0') : cell)

/** The cells of a row by column name. */
export type Cells = Readonly<Record<string, string>>

/** Name for comparing: without regard to case and spaces around it. */
export const folded = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
