import { app } from '../../../../shared/core/text/app.ts'
import { languageNames } from '../../../../shared/core/text/languages.ts'
import { partyTexts } from '../../../../shared/network/organizations/texts.ts'
import * as people from '../../../../shared/network/people/api.ts'
import type { PersonRow } from '../../../../shared/network/people/person.ts'
import { peopleTexts } from '../../../../shared/network/people/texts.ts'
import { call } from '../../core/data/client.ts'
import type { FileColumn } from '../../core/grid/column.ts'
import { GridExport } from '../../core/grid/GridExport.tsx'
import { useText } from '../../core/words/language.tsx'
import { yesOrNo } from '../organizations/partyCsv.ts'

/** The people of an entity as a file. */
export function ExportPeople({ entityId }: { entityId: number }) {
  const text = useText(peopleTexts)
  const party = useText(partyTexts)
  const frame = useText(app)
  const columns: readonly FileColumn<PersonRow>[] = [
    ['ID', ({ UserID }) => UserID],
    [text('name'), ({ Name }) => Name],
    [text('email'), ({ EMailAddress }) => EMailAddress],
    [text('role'), ({ Roles }) => Roles.map((role) => frame(`role.${role}`)).join(', ')],
    [text('languageOwn'), ({ Language }) => languageNames[Language]],
    [text('disabled'), ({ IsDisabled }) => yesOrNo(party, IsDisabled)],
    [text('mailReturned'), ({ IsMailReturned }) => yesOrNo(party, IsMailReturned)],
  ]
  const load = async () => (await call(people.listPeople, { entityId })).People
  return <GridExport name="people" columns={columns} load={load} />
}
