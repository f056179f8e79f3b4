import { productTexts } from '../../../shared/text/products.ts'
import { useText } from '../app/language.tsx'
import { useRolePrefix } from '../data/useSession.ts'
import { FileImport } from '../imports/FileImport.tsx'
import { paths } from '../paths.ts'

/** A pantry's products from a spreadsheet: new ones, changes, and what is on the shelf. */
export default function ProductImportPage() {
  const text = useText(productTexts)
  const prefix = useRolePrefix()
  const back = { label: text('title'), href: paths.products(prefix) }
  return <FileImport kind="products" title={text('importTitle')} lead={text('importLead')} back={back} />
}
