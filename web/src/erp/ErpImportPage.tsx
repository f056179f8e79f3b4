import { erpTexts } from '../../../shared/text/erp.ts'
import { useText } from '../app/language.tsx'
import { FileImport } from '../imports/FileImport.tsx'
import { paths } from '../paths.ts'

/** A file of the ERP system; its rows wait to be matched. */
export default function ErpImportPage() {
  const text = useText(erpTexts)
  const back = { label: text('back'), href: paths.erpMatching() }
  return <FileImport kind="erpItems" title={text('importTitle')} lead={text('importLead')} back={back} />
}
