import { erpTexts } from '../../../../shared/pantry/erp/texts.ts'
import { FileImport } from '../../core/importing/FileImport.tsx'
import { paths } from '../../core/paths.ts'
import { useText } from '../../core/words/language.tsx'

/** A file of the ERP system; its rows wait to be matched. */
export default function ErpImportPage() {
  const text = useText(erpTexts)
  const back = { label: text('back'), href: paths.erpMatching() }
  return <FileImport kind="erpItems" title={text('importTitle')} lead={text('importLead')} back={back} />
}
