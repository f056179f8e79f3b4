import * as people from '../../../shared/api/people.ts'
import type { PersonRow } from '../../../shared/person/person.ts'
import { app } from '../../../shared/text/app.ts'
import { partyTexts } from '../../../shared/text/parties.ts'
import { peopleTexts } from '../../../shared/text/people.ts'
import { languageNames } from '../../../shared/text/text.ts'
import { useText } from '../app/language.tsx'
import { call } from '../data/client.ts'
import { type FileColumn, GridExport } from '../grid/GridExport.tsx'
import { yesOrNo } from '../parties/partyCsv.ts'

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
