import { app } from '../../../../shared/core/text/app.ts'
import { languageNames } from '../../../../shared/core/text/languages.ts'
import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import * as people from '../../../../shared/network/people/api.ts'
import type { PersonRow } from '../../../../shared/network/people/person.ts'
import { peopleTexts } from '../../../../shared/network/people/texts.ts'
import { call } from '../../core/data/client.ts'
import type { FileColumn } from '../../core/grid/column.ts'
import { GridExport } from '../../core/grid/GridExport.tsx'
import { useText } from '../../core/words/language.tsx'
import { yesOrNo } from '../organizations/organizationCsv.ts'

/** The people of an entity as a file. */
export function ExportPeople({ entityId }: { entityId: number }) {
  const text = useText(peopleTexts)
  const organization = useText(organizationTexts)
  const frame = useText(app)
  const columns: readonly FileColumn<PersonRow>[] = [
    ['ID', ({ UserID }) => UserID],
    [text('name'), ({ Name }) => Name],
    [text('email'), ({ EMailAddress }) => EMailAddress],
    [text('role'), ({ Roles }) => Roles.map((role) => frame(`role.${role}`)).join(', ')],
    [text('languageOwn'), ({ Language }) => languageNames[Language]],
    [text('disabled'), ({ IsDisabled }) => yesOrNo(organization, IsDisabled)],
    [text('mailReturned'), ({ IsMailReturned }) => yesOrNo(organization, IsMailReturned)],
  ]
  const load = async () => (await call(people.listPeople, { entityId })).People
  return <GridExport name="people" columns={columns} load={load} />
}
