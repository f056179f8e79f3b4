import { app } from '../../../../shared/core/text/app.ts'
import * as donors from '../../../../shared/network/donors/api.ts'
import { donorSetupTexts } from '../../../../shared/network/donors/texts/donorSetup.ts'
import { useLoaded } from '../../core/data/useLoaded.ts'
import { ListExport } from '../../core/grid/GridExport.tsx'
import { ListPage } from '../../core/grid/ListPage.tsx'
import { useListState } from '../../core/grid/useListState.ts'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { ImportLink } from '../../core/importing/ImportLink.tsx'
import { paths } from '../../core/paths.ts'
import { useMayEdit } from '../../core/record/ReadOnly.tsx'
import { useText } from '../../core/words/language.tsx'
import { ActiveTabs, activeQuery } from '../organizations/ActiveTabs.tsx'
import { useDonorLocationColumns } from './donorLocationColumns.tsx'

/** The locations that the food bank's donors give from: all of them, or those of one donor. */
export default function DonorLocationsPage() {
  const text = useText(donorSetupTexts)
  const frame = useText(app)
  const mayEdit = useMayEdit()
  const list = useListState({ search: '', active: 'all', donor: 0 })
  const { search, active, donor } = list.filters
  const of = useLoaded(donors.getDonor, donor > 0 ? { id: donor } : null).data
  const query = {
    searchFilter: search || undefined,
    active: activeQuery(active),
    donorId: donor > 0 ? donor : undefined,
  }
  const pages = useServerPages(donors.getDonorLocationsGrid, query)
  const columns = useDonorLocationColumns(mayEdit)
  const add = { label: text('addLocation'), href: paths.donorLocation('new', donor > 0 ? donor : undefined) }
  const title = of ? text('locationsOf', { name: of.Name }) : frame('donorLocations')
  return (
    <ListPage
      title={title}
      subtitle={text('locationsLead')}
      {...(donor > 0 ? { back: paths.donors() } : {})}
      list={list}
      searchLabel={text('searchLocations')}
      note={<ActiveTabs value={active} onChange={(value) => list.setFilters({ active: value })} />}
      tools={
        <ListExport name="donor-locations" columns={columns} endpoint={donors.getDonorLocationsGrid} query={query} />
      }
      actions={mayEdit ? <ImportLink kind="donorLocations" /> : null}
      add={mayEdit ? add : undefined}
      columns={columns}
      pages={pages}
      rowHeight="auto"
      rowLabel={({ Code }) => Code}
      empty={{ title: text('noLocations'), text: text('noLocationsText') }}
      onClearFilters={search || active !== 'all' ? () => list.setFilters({ search: '', active: 'all' }) : undefined}
    />
  )
}
