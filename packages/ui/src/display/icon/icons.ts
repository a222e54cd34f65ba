'use client';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpDown,
  BadgeCheck,
  Bell,
  BookOpen,
  Briefcase,
  Building2,
  CalendarDays,
  ChartNoAxesColumn,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  ChevronsLeft,
  ChevronsRight,
  CircleAlert,
  CircleCheck,
  CircleQuestionMark,
  Clapperboard,
  Clock,
  CloudOff,
  Copy,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  FileText,
  FlaskConical,
  Globe,
  GraduationCap,
  GripVertical,
  Handshake,
  HeartPulse,
  House,
  Info,
  Languages,
  LayoutDashboard,
  Link2,
  List,
  ListChecks,
  ListFilter,
  Lock,
  LogIn,
  LogOut,
  Mail,
  Menu,
  Microscope,
  Minus,
  Moon,
  Package,
  PanelLeft,
  Paperclip,
  Pencil,
  Plus,
  Printer,
  Redo2,
  RefreshCw,
  Save,
  Search,
  SendHorizontal,
  Settings2,
  ShieldCheck,
  Sun,
  Trash2,
  TriangleAlert,
  Undo2,
  Upload,
  UserRound,
  Users,
  X,
} from '../../foundation/lucide/index.js';
import { icon } from './icon.js';

// Each icon is a constant marked as free of side effects, so bundlers drop the icons that are not imported.
const mirrored = { mirrored: true };

// Actions
export const AddIcon = /* @__PURE__ */ icon(Plus);
export const RemoveIcon = /* @__PURE__ */ icon(Minus);
export const CloseIcon = /* @__PURE__ */ icon(X);
export const CheckIcon = /* @__PURE__ */ icon(Check);
export const EditIcon = /* @__PURE__ */ icon(Pencil);
export const DeleteIcon = /* @__PURE__ */ icon(Trash2);
export const SaveIcon = /* @__PURE__ */ icon(Save);
export const CopyIcon = /* @__PURE__ */ icon(Copy);
export const SearchIcon = /* @__PURE__ */ icon(Search);
export const FilterIcon = /* @__PURE__ */ icon(ListFilter);
export const SortIcon = /* @__PURE__ */ icon(ArrowUpDown);
export const SettingsIcon = /* @__PURE__ */ icon(Settings2);
export const DownloadIcon = /* @__PURE__ */ icon(Download);
export const UploadIcon = /* @__PURE__ */ icon(Upload);
export const AttachIcon = /* @__PURE__ */ icon(Paperclip);
export const PrintIcon = /* @__PURE__ */ icon(Printer);
export const RefreshIcon = /* @__PURE__ */ icon(RefreshCw);
export const UndoIcon = /* @__PURE__ */ icon(Undo2, mirrored);
export const RedoIcon = /* @__PURE__ */ icon(Redo2, mirrored);
export const SendIcon = /* @__PURE__ */ icon(SendHorizontal, mirrored);
export const MoreIcon = /* @__PURE__ */ icon(Ellipsis);
export const ShowIcon = /* @__PURE__ */ icon(Eye);
export const HideIcon = /* @__PURE__ */ icon(EyeOff);
export const DragIcon = /* @__PURE__ */ icon(GripVertical);
export const LinkIcon = /* @__PURE__ */ icon(Link2);

// Navigation
export const ForwardIcon = /* @__PURE__ */ icon(ArrowRight, mirrored);
export const BackIcon = /* @__PURE__ */ icon(ArrowLeft, mirrored);
export const UpIcon = /* @__PURE__ */ icon(ArrowUp);
export const DownIcon = /* @__PURE__ */ icon(ArrowDown);
export const NextIcon = /* @__PURE__ */ icon(ChevronRight, mirrored);
export const PreviousIcon = /* @__PURE__ */ icon(ChevronLeft, mirrored);
export const FirstIcon = /* @__PURE__ */ icon(ChevronsLeft, mirrored);
export const LastIcon = /* @__PURE__ */ icon(ChevronsRight, mirrored);
export const ExpandIcon = /* @__PURE__ */ icon(ChevronDown);
export const CollapseIcon = /* @__PURE__ */ icon(ChevronUp);
export const ExternalIcon = /* @__PURE__ */ icon(ExternalLink, mirrored);
export const SignInIcon = /* @__PURE__ */ icon(LogIn, mirrored);
export const SignOutIcon = /* @__PURE__ */ icon(LogOut, mirrored);
export const MenuIcon = /* @__PURE__ */ icon(Menu);
export const PanelIcon = /* @__PURE__ */ icon(PanelLeft, mirrored);
export const ListIcon = /* @__PURE__ */ icon(List, mirrored);
export const HomeIcon = /* @__PURE__ */ icon(House);

// States
export const InfoIcon = /* @__PURE__ */ icon(Info);
export const SuccessIcon = /* @__PURE__ */ icon(CircleCheck);
export const WarningIcon = /* @__PURE__ */ icon(TriangleAlert);
export const ErrorIcon = /* @__PURE__ */ icon(CircleAlert);
export const HelpIcon = /* @__PURE__ */ icon(CircleQuestionMark);
export const NotificationsIcon = /* @__PURE__ */ icon(Bell);
export const PendingIcon = /* @__PURE__ */ icon(Clock);
export const LockedIcon = /* @__PURE__ */ icon(Lock);
export const OfflineIcon = /* @__PURE__ */ icon(CloudOff);
export const ProtectedIcon = /* @__PURE__ */ icon(ShieldCheck);
export const VerifiedIcon = /* @__PURE__ */ icon(BadgeCheck);

// Objects
export const CalendarIcon = /* @__PURE__ */ icon(CalendarDays);
export const DocumentIcon = /* @__PURE__ */ icon(FileText);
export const PackageIcon = /* @__PURE__ */ icon(Package);
export const OrganisationIcon = /* @__PURE__ */ icon(Building2);
export const PersonIcon = /* @__PURE__ */ icon(UserRound);
export const PeopleIcon = /* @__PURE__ */ icon(Users);
export const AgreementIcon = /* @__PURE__ */ icon(Handshake);
export const ChartIcon = /* @__PURE__ */ icon(ChartNoAxesColumn);
export const DashboardIcon = /* @__PURE__ */ icon(LayoutDashboard);
export const ChecklistIcon = /* @__PURE__ */ icon(ListChecks, mirrored);
export const LaboratoryIcon = /* @__PURE__ */ icon(FlaskConical);
export const MicroscopeIcon = /* @__PURE__ */ icon(Microscope);
export const HealthIcon = /* @__PURE__ */ icon(HeartPulse);
export const CourseIcon = /* @__PURE__ */ icon(GraduationCap);
export const JobIcon = /* @__PURE__ */ icon(Briefcase);
export const VideoIcon = /* @__PURE__ */ icon(Clapperboard);
export const BookIcon = /* @__PURE__ */ icon(BookOpen);
export const MailIcon = /* @__PURE__ */ icon(Mail);
export const GlobeIcon = /* @__PURE__ */ icon(Globe);
export const LanguageIcon = /* @__PURE__ */ icon(Languages);
export const LightIcon = /* @__PURE__ */ icon(Sun);
export const DarkIcon = /* @__PURE__ */ icon(Moon);
