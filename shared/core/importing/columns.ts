import { labelOf, type TranslatedColumn, translatedColumn } from '../csv/columns.ts'
import { inEach, type Language, translations } from '../text/text.ts'
import {
  addressHeads,
  agencyHeads,
  customerHeads,
  donorLocationHeads,
  erpItemHeads,
  personHeads,
  productHeads,
} from './heads.ts'
import type { FileKind } from './kinds.ts'

/** The columns of each kind of file; the browser names them, the server reads them. */

export interface OrganizationColumn extends TranslatedColumn {
  /** Value in the template. */
  readonly example: string
}

/** The columns of a kind of file by their names, those without which it is refused and the others. */
const columnsOf = <K extends string>(heads: Readonly<Record<Language, Readonly<Record<K, string>>>>) => ({
  column: (name: K, example: string): OrganizationColumn => ({ ...translatedColumn(heads, name, false), example }),
  needed: (name: K, example: string): OrganizationColumn => ({ ...translatedColumn(heads, name, true), example }),
})

const addresses = columnsOf(addressHeads)
const agencies = columnsOf(agencyHeads)
const donorLocations = columnsOf(donorLocationHeads)
const people = columnsOf(personHeads)
const erpItems = columnsOf(erpItemHeads)
const products = columnsOf(productHeads)
const customers = columnsOf(customerHeads)

/** The same text of a record in each further language: `Name (es)`. */
const inTranslations = (name: 'Name' | 'Description'): OrganizationColumn[] =>
  translations.map((language) => {
    const own = (head: string) => `${head} (${language})`
    const { otherNames, label } = translatedColumn(productHeads, name, false)
    return {
      name: own(name),
      isNeeded: false,
      otherNames: otherNames?.map(own) ?? [],
      label: inEach((reader) => own(label[reader])),
      example: '',
    }
  })

const address = [
  addresses.column('Time Zone', 'America/New_York'),
  addresses.column('Street', '12 Main St'),
  addresses.column('City', 'Knoxville'),
  addresses.column('State', 'TN'),
  addresses.column('ZIP Code', '37902'),
  addresses.column('Latitude', '35.9606'),
  addresses.column('Longitude', '-83.9207'),
] as const
const contact = [
  addresses.column('Contact', 'Pat Lee'),
  addresses.column('Phone', '865-555-0100'),
  addresses.column('E-mail', 'desk@example.org'),
] as const
const active = addresses.column('Active', 'yes')

/** Those of the products' export have its headers, so that the file comes back with what was changed in it. */
const productColumns = [
  products.column('ID', ''),
  products.needed('Name', 'Green Beans, cut'),
  products.column('Item type', 'Green Beans'),
  products.column('Description', 'Cut green beans in water'),
  ...inTranslations('Name'),
  ...inTranslations('Description'),
  products.column('Size', '14.5'),
  products.column('Unit of Measure', 'oz'),
  products.column('Package type', 'Can'),
  products.column('Each Qty', '1'),
  products.column('Pounds', '0.91'),
  products.column('Source', 'Purchased'),
  products.column('Brand', 'Del Campo'),
  products.column('Storage Requirement', 'Dry'),
  products.column('Storage Location', 'Aisle 2'),
  products.column('On the shelf', '48'),
  products.column('Low Quantity Threshold', '12'),
  products.column('Location', 'B-3'),
  products.column('Packing', '10'),
  products.column('Categories', 'Canned Vegetables'),
  products.column('Tags', 'Vegetarian'),
  products.column('Barcode number (GTIN)', ''),
  products.column('Status', 'Active'),
] as const

export const organizationColumns: Readonly<Record<FileKind, readonly OrganizationColumn[]>> = {
  agencies: [
    agencies.needed('Name', 'Harbor Light Pantry'),
    ...address,
    ...contact,
    agencies.column('Storage', 'Dry; Refrigerated'),
    agencies.column('Categories', 'Produce; Bakery'),
    agencies.column('Capacity', '1200'),
    agencies.column('Need', '5000'),
    agencies.column('Max Miles', '30'),
    agencies.column('Hours', 'Mon-Fri 9:00-17:00; Sat 9:00-12:00'),
    agencies.column('Drivers', 'Lee Ortiz; Sam Park'),
    active,
  ],
  donorLocations: [
    donorLocations.needed('Code', 'FM-7'),
    donorLocations.needed('Donor', 'Fresh Market'),
    donorLocations.column('Name', 'Fresh Market, Main St'),
    ...address,
    ...contact,
    active,
  ],
  people: [
    people.needed('Name', 'Ann Rivera'),
    people.needed('E-mail', 'ann@example.org'),
    people.needed('Role', 'Agency'),
    people.column('Organization', 'Harbor Light Pantry'),
    people.column('Language', 'English'),
  ],
  erpItems: [
    erpItems.needed('ERP Code', '10342'),
    erpItems.needed('Description', 'Green beans, cut, canned'),
    erpItems.column('Details', '24 x 14.5 oz'),
    erpItems.needed('ERP Quantity', '40'),
    erpItems.column('Reference', 'PO-7 line 3'),
  ],
  products: productColumns,
  customers: [
    customers.needed('First Name', 'Rosa'),
    customers.needed('Last Name', 'Medina'),
    customers.column('Phone', '865-555-0100'),
    customers.column('E-mail', 'rosa@example.org'),
    customers.column('Street', '12 Main St'),
    customers.column('Apartment', 'Apt 3'),
    customers.column('City', 'Knoxville'),
    customers.column('State', 'TN'),
    customers.column('ZIP Code', '37902'),
    customers.column('Household Size', '4'),
    customers.column('Minors', '2'),
    customers.column('Adults', '1'),
    customers.column('Seniors', '1'),
    customers.column('Language', 'Spanish'),
    customers.column('TEFAP', 'yes'),
    customers.column('Notes', 'Walks with a cane'),
  ],
}

export const columnLabel = (kind: FileKind, name: string, language: Language): string =>
  labelOf(organizationColumns[kind], name, language)

/** A workbook keeps `02138` as the number 2138. */
export const zipOf = (cell: string) => (/^\d{3,4}$/.test(cell) ? cell.padStart(5, '0') : cell)

/** The cells of a row by column name. */
export type Cells = Readonly<Record<string, string>>

/** Name for comparing: without regard to case and spaces around it. */
export const folded = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
