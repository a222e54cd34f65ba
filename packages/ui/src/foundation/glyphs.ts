import {
  ArrowBigUpDash as arrowBigUpDash,
  CalendarDays as calendarDays,
  Check as check,
  ChevronDown as chevronDown,
  ChevronFirst as chevronFirst,
  ChevronLast as chevronLast,
  ChevronLeft as chevronLeft,
  ChevronRight as chevronRight,
  CircleAlert as circleAlert,
  CircleCheck as circleCheck,
  ExternalLink as externalLink,
  Eye as eye,
  EyeOff as eyeOff,
  File as file,
  Info as info,
  Languages as languages,
  Menu as menu,
  Monitor as monitor,
  Moon as moon,
  PanelLeft as panelLeft,
  PanelTop as panelTop,
  RotateCcw as rotateCcw,
  Search as search,
  Settings2 as settings2,
  Sun as sun,
  TriangleAlert as triangleAlert,
  Upload as upload,
  UserRound as userRound,
  X as x,
} from './lucide/index.js';
import { glyph } from './glyph.js';

// One constant per glyph, free of side effects, so that a component includes only the glyphs that it uses.
export const ArrowBigUpDash = /* @__PURE__ */ glyph(arrowBigUpDash);
export const CalendarDays = /* @__PURE__ */ glyph(calendarDays);
export const Check = /* @__PURE__ */ glyph(check);
export const ChevronDown = /* @__PURE__ */ glyph(chevronDown);
export const ChevronFirst = /* @__PURE__ */ glyph(chevronFirst);
export const ChevronLast = /* @__PURE__ */ glyph(chevronLast);
export const ChevronLeft = /* @__PURE__ */ glyph(chevronLeft);
export const ChevronRight = /* @__PURE__ */ glyph(chevronRight);
export const CircleAlert = /* @__PURE__ */ glyph(circleAlert);
export const CircleCheck = /* @__PURE__ */ glyph(circleCheck);
export const ExternalLink = /* @__PURE__ */ glyph(externalLink);
export const Eye = /* @__PURE__ */ glyph(eye);
export const EyeOff = /* @__PURE__ */ glyph(eyeOff);
export const File = /* @__PURE__ */ glyph(file);
export const Info = /* @__PURE__ */ glyph(info);
export const Languages = /* @__PURE__ */ glyph(languages);
export const Menu = /* @__PURE__ */ glyph(menu);
export const Monitor = /* @__PURE__ */ glyph(monitor);
export const Moon = /* @__PURE__ */ glyph(moon);
export const PanelLeft = /* @__PURE__ */ glyph(panelLeft);
export const PanelTop = /* @__PURE__ */ glyph(panelTop);
export const RotateCcw = /* @__PURE__ */ glyph(rotateCcw);
export const Search = /* @__PURE__ */ glyph(search);
export const Settings2 = /* @__PURE__ */ glyph(settings2);
export const Sun = /* @__PURE__ */ glyph(sun);
export const TriangleAlert = /* @__PURE__ */ glyph(triangleAlert);
export const Upload = /* @__PURE__ */ glyph(upload);
export const UserRound = /* @__PURE__ */ glyph(userRound);
export const X = /* @__PURE__ */ glyph(x);
