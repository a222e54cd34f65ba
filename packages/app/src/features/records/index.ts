export { $calendar, calendarRecords, type CalendarEvent } from './calendar';
export { $chat, chatRecords, type ChatMessage, type ChatUser } from './chat';
export { $contact, contactRecords, type Contact } from './contact';
export { createLoad, type Fetcher, type Load } from './create-load';
export { createRecords, type Records, type Slice } from './create-records';
export {
  $customer,
  customerRecords,
  type CatalogueProduct,
  type Customer,
  type Invoice,
  type Order,
  type ProductReview,
} from './customer';
export {
  $kanban,
  kanbanRecords,
  type KanbanColumn,
  type KanbanComment,
  type KanbanItem,
  type KanbanProfile,
  type UserStory,
} from './kanban';
export { $mail, mailRecords, type Mail } from './mail';
export { $product, productRecords, type Address } from './product';
export { $userRecords, userRecords, type Person, type Picture, type Post } from './user';
