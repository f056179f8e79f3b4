import AddCircleOutlined from '@mui/icons-material/AddCircleOutlined'
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined'
import DashboardOutlined from '@mui/icons-material/DashboardOutlined'
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined'
import GroupOutlined from '@mui/icons-material/GroupOutlined'
import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined'
import KeyOutlined from '@mui/icons-material/KeyOutlined'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import MailOutlined from '@mui/icons-material/MailOutlined'
import NoteAddOutlined from '@mui/icons-material/NoteAddOutlined'
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import TuneOutlined from '@mui/icons-material/TuneOutlined'
import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined'

/** The pictures of the navigation. The rows of `routes.tsx` only name them: those are read before anything can be drawn. */
export const menuIcons = {
  addCircle: AddCircleOutlined,
  checklist: ChecklistOutlined,
  dashboard: DashboardOutlined,
  factCheck: FactCheckOutlined,
  group: GroupOutlined,
  history: HistoryOutlined,
  inventory: Inventory2Outlined,
  key: KeyOutlined,
  localShipping: LocalShippingOutlined,
  mail: MailOutlined,
  noteAdd: NoteAddOutlined,
  notifications: NotificationsOutlined,
  receiptLong: ReceiptLongOutlined,
  tune: TuneOutlined,
  warehouse: WarehouseOutlined,
} as const
export type MenuIcon = keyof typeof menuIcons
