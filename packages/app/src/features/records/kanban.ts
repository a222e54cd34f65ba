import { createRecords } from './create-records';

export interface KanbanColumn {
  id: string;
  title: string;
  itemIds: readonly string[];
}

export interface KanbanItem {
  id: string;
  title: string;
  assigneeId: string | null;
  commentIds: readonly string[];
}

export interface KanbanComment {
  id: string;
  authorId: string;
  text: string;
}

export interface KanbanProfile {
  id: string;
  name: string;
}

export interface UserStory {
  id: string;
  title: string;
  itemIds: readonly string[];
}

export const kanbanRecords = createRecords('kanban', {
  columns: [] as readonly KanbanColumn[],
  /** Ids of the columns in the order of the board. */
  columnsOrder: [] as readonly string[],
  comments: [] as readonly KanbanComment[],
  items: [] as readonly KanbanItem[],
  profiles: [] as readonly KanbanProfile[],
  selectedItem: null as KanbanItem | null,
  userStory: [] as readonly UserStory[],
  userStoryOrder: [] as readonly string[],
});
export const $kanban = kanbanRecords.$slice;
