import { app } from '../../../../shared/core/text/app.ts'
import { customerTexts } from '../../../../shared/pantry/customers/texts.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { FileImport } from '../../core/importing/FileImport.tsx'
import { paths } from '../../core/paths.ts'
import { useText } from '../../core/words/language.tsx'

/** The neighbors of another pantry system, from its file. */
export default function ImportCustomersPage() {
  const text = useText(customerTexts)
  const title = useText(app)('customerImport')
  const back = { label: text('customers'), href: paths.customers(useRolePrefix()) }
  return <FileImport kind="customers" title={title} lead={text('importLead')} back={back} />
}
