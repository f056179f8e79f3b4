import type { ReactNode } from 'react'
import type { EmptyStateProps } from '../ui/EmptyState.tsx'
import { searchDelay as usualDelay } from '../ui/filters.tsx'
import { ListFilters, type ListFiltersProps } from '../ui/ListFilters.tsx'
import { PageAction, PageHeader, type PageHeaderProps } from '../ui/PageHeader.tsx'
import type { Row } from './AppDataGrid.tsx'
import { DataList, type DataListProps } from './DataList.tsx'

type Shared<R extends Row> = Omit<DataListProps<R>, 'label' | 'empty'>

interface ListPageProps<R extends Row> extends Shared<R>, Pick<PageHeaderProps, 'title' | 'subtitle' | 'back'> {
  /** The grid's accessible name; the page's title without it. */
  label?: string
  list: ListFiltersProps['list'] & { clear: (() => void) | undefined }
  searchLabel: string
  /** Beside the search. */
  filters?: ReactNode
  panel?: ReactNode
  searchDelay?: number
  /** The person's saved filters. */
  saved?: ReactNode
  /** Tools for the filtered list, such as an export. */
  tools?: ReactNode
  /** The page's main action, also offered by its empty list. Undefined where the person may only read. */
  add?: EmptyStateProps['action'] | undefined
  /** Buttons left of the main one. */
  actions?: ReactNode
  /** Between the header and the filters. */
  note?: ReactNode
  empty: Pick<EmptyStateProps, 'title' | 'text'>
}

/** A page that is a list: header with its main action, search and filters, rows. */
export function ListPage<R extends Row>(page: ListPageProps<R>) {
  const {
    title,
    subtitle,
    back,
    label = title,
    list,
    searchLabel,
    searchDelay = usualDelay,
    filters,
    panel,
    saved,
    tools,
    add,
    actions,
    note,
    empty,
    ...rows
  } = page
  const main = add ? <PageAction {...add} /> : null
  const buttons = (
    <>
      {actions}
      {main}
    </>
  )
  return (
    <>
      <PageHeader
        {...{ title, subtitle }}
        {...(back === undefined ? {} : { back })}
        actions={actions || main ? buttons : null}
      />
      {note}
      <ListFilters {...{ list, searchLabel, searchDelay, panel, saved }} end={tools}>
        {filters}
      </ListFilters>
      <DataList<R>
        onClearFilters={list.clear}
        {...rows}
        label={label}
        empty={{ ...empty, ...(add ? { action: add } : {}) }}
      />
    </>
  )
}
