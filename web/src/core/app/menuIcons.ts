import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined'
import AddCircleOutlined from '@mui/icons-material/AddCircleOutlined'
import AssessmentOutlined from '@mui/icons-material/AssessmentOutlined'
import CalculateOutlined from '@mui/icons-material/CalculateOutlined'
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import CampaignOutlined from '@mui/icons-material/CampaignOutlined'
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined'
import DashboardOutlined from '@mui/icons-material/DashboardOutlined'
import DeliveryDiningOutlined from '@mui/icons-material/DeliveryDiningOutlined'
import DirectionsCarOutlined from '@mui/icons-material/DirectionsCarOutlined'
import DownloadForOfflineOutlined from '@mui/icons-material/DownloadForOfflineOutlined'
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined'
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined'
import FamilyRestroomOutlined from '@mui/icons-material/FamilyRestroomOutlined'
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined'
import GroupOutlined from '@mui/icons-material/GroupOutlined'
import GroupsOutlined from '@mui/icons-material/GroupsOutlined'
import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined'
import InsightsOutlined from '@mui/icons-material/InsightsOutlined'
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined'
import KeyOutlined from '@mui/icons-material/KeyOutlined'
import LabelOutlined from '@mui/icons-material/LabelOutlined'
import LanguageOutlined from '@mui/icons-material/LanguageOutlined'
import LinkOutlined from '@mui/icons-material/LinkOutlined'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import MailOutlined from '@mui/icons-material/MailOutlined'
import ManageHistoryOutlined from '@mui/icons-material/ManageHistoryOutlined'
import NoteAddOutlined from '@mui/icons-material/NoteAddOutlined'
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined'
import PlaceOutlined from '@mui/icons-material/PlaceOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined'
import RuleOutlined from '@mui/icons-material/RuleOutlined'
import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined'
import SmsOutlined from '@mui/icons-material/SmsOutlined'
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import TabletMacOutlined from '@mui/icons-material/TabletMacOutlined'
import TodayOutlined from '@mui/icons-material/TodayOutlined'
import TuneOutlined from '@mui/icons-material/TuneOutlined'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import VolunteerActivismOutlined from '@mui/icons-material/VolunteerActivismOutlined'
import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined'

/** The pictures of the navigation. The rows of `routes.tsx` only name them: those are read before anything can be drawn. */
export const menuIcons = {
  sms: SmsOutlined,
  accountBalance: AccountBalanceOutlined,
  addCircle: AddCircleOutlined,
  basket: ShoppingBasketOutlined,
  calculate: CalculateOutlined,
  calendarMonth: CalendarMonthOutlined,
  language: LanguageOutlined,
  campaign: CampaignOutlined,
  checklist: ChecklistOutlined,
  assessment: AssessmentOutlined,
  dashboard: DashboardOutlined,
  deliveryDining: DeliveryDiningOutlined,
  directionsCar: DirectionsCarOutlined,
  download: DownloadForOfflineOutlined,
  eventAvailable: EventAvailableOutlined,
  factCheck: FactCheckOutlined,
  family: FamilyRestroomOutlined,
  invitation: ForwardToInboxOutlined,
  group: GroupOutlined,
  groups: GroupsOutlined,
  history: HistoryOutlined,
  howToReg: HowToRegOutlined,
  insights: InsightsOutlined,
  inventory: Inventory2Outlined,
  key: KeyOutlined,
  label: LabelOutlined,
  link: LinkOutlined,
  localShipping: LocalShippingOutlined,
  mail: MailOutlined,
  manageHistory: ManageHistoryOutlined,
  noteAdd: NoteAddOutlined,
  notifications: NotificationsOutlined,
  place: PlaceOutlined,
  receiptLong: ReceiptLongOutlined,
  recall: ReportProblemOutlined,
  rule: RuleOutlined,
  storefront: StorefrontOutlined,
  tablet: TabletMacOutlined,
  today: TodayOutlined,
  tune: TuneOutlined,
  uploadFile: UploadFileOutlined,
  volunteerActivism: VolunteerActivismOutlined,
  warehouse: WarehouseOutlined,
} as const
export type MenuIcon = keyof typeof menuIcons
