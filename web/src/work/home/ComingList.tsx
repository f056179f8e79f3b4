import { Box, Card, Link, List, Typography } from '@mui/material'
import { useRef } from 'react'
import { holdsWords } from '../../../../shared/core/grid/words.ts'
import { languageIn } from '../../../../shared/core/text/languageIn.ts'
import { plural } from '../../../../shared/core/text/text.ts'
import { isPacked } from '../../../../shared/pantry/orders/status.ts'
import type { ComingOrder, PantryToday } from '../../../../shared/work/home/api.ts'
import { pantryTodayTexts } from '../../../../shared/work/home/texts.ts'
import { useRowKeys } from '../../core/app/rowKeys.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { SearchFilter } from '../../core/ui/filters.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { nameOfCustomer } from '../../pantry/customers/customerName.ts'
import { wallTimeText } from '../../pantry/windows/windowText.ts'
import { wholeRow } from './NeedRow.tsx'

interface ComingProps {
  today: Pick<PantryToday, 'Coming' | 'MoreComing'>
  search: string
  onSearch: (words: string) => void
  /** Opens the order at the table. */
  choose: (order: ComingOrder) => void
}

/** Orders that somebody will still fetch today, the next first, with a search over names and codes. */
export function ComingList({ today: { Coming: orders, MoreComing: more }, search, onSearch, choose }: ComingProps) {
  const text = useText(pantryTodayTexts)
  const { language } = useLanguage()
  const list = useRef<HTMLDivElement>(null)
  useRowKeys(list)
  // At once; the answer to the search may bring more.
  const shown = orders.filter(({ FoodInsecureNeighbor: { FirstName, LastName }, Code }) =>
    holdsWords([FirstName, LastName, Code], search),
  )
  return (
    <Box component="section" aria-labelledby="coming" ref={list}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography variant="h3" component="h2" id="coming" sx={{ flex: 1 }}>
          {text('coming')}
        </Typography>
        {orders.length > 8 || more > 0 || search ? (
          <SearchFilter label={text('find')} value={search} onChange={onSearch} delay={searchDelay} />
        ) : null}
      </Box>
      <Card>
        {shown.length === 0 ? (
          <Typography color="textSecondary" sx={{ p: 2 }}>
            {text(search ? 'comingNotFound' : 'comingNone')}
          </Typography>
        ) : null}
        <List disablePadding>
          {shown.map((order) => (
            <ComingRow key={order.ID} order={order} choose={choose} />
          ))}
        </List>
      </Card>
      {more > 0 && !search ? (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {text(plural(language, 'moreComing', more), { count: more })}
        </Typography>
      ) : null}
    </Box>
  )
}

function ComingRow({ order, choose }: { order: ComingOrder } & Pick<ComingProps, 'choose'>) {
  const text = useText(pantryTodayTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  const isReady = isPacked(order.StatusCode)
  const hours = `${wallTimeText(order.StartTime, language)} – ${wallTimeText(order.EndTime, language)}`
  const items = text(plural(language, 'items', order.TotalItems), { count: order.TotalItems })
  return (
    <Box component="li" data-row sx={row}>
      <Box sx={named}>
        <Link component="button" color="textPrimary" underline="hover" onClick={() => choose(order)} sx={wholeRow}>
          <strong>{nameOfCustomer(order.FoodInsecureNeighbor)}</strong>
        </Link>
        <Typography variant="body2" color="textSecondary">
          {prefix === 'Pantry' ? (
            order.Code
          ) : (
            <Link href={paths.order(prefix, order.ID)} sx={{ position: 'relative', zIndex: 1 }}>
              {order.Code}
            </Link>
          )}
          {' · '}
          {[hours, order.Label, items].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {order.Language === language ? null : <StatusChip label={languageIn(order.Language, language)} />}
      {order.IsCold ? <StatusChip tone="info" label={text('cold')} /> : null}
      <StatusChip tone={isReady ? 'success' : 'warning'} label={text(isReady ? 'isPacked' : 'isToPack')} />
    </Box>
  )
}

/** Between two letters of a name. */
const searchDelay = 250
/** Chips go under a name that has no room beside them. */
const named = { flex: '1 1 200px', minWidth: 0 } as const
const row = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  rowGap: 0.5,
  alignItems: 'center',
  px: 2,
  py: 1,
  minHeight: 56,
  '&:hover': { bgcolor: 'action.hover' },
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const
