import { app } from '../../../shared/text/app.ts'
import { customerTexts } from '../../../shared/text/customers.ts'
import { useText } from '../app/language.tsx'
import { useRolePrefix } from '../data/useSession.ts'
import { FileImport } from '../imports/FileImport.tsx'
import { paths } from '../paths.ts'

/** The neighbors of another pantry system, from its file. */
export default function ImportCustomersPage() {
  const text = useText(customerTexts)
  const title = useText(app)('customerImport')
  const back = { label: text('title'), href: paths.customers(useRolePrefix()) }
  return <FileImport kind="customers" title={title} lead={text('importLead')} back={back} />
}
