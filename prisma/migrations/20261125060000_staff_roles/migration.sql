-- What an admin may do. Every admin so far may do everything; an admin without a role may do nothing.
CREATE TYPE "StaffRole" AS ENUM ('Owner', 'Packer', 'Moderator', 'Curator', 'Finance');
ALTER TABLE "users" ADD COLUMN "staff_role" "StaffRole";
UPDATE "users" SET "staff_role" = 'Owner' WHERE "role" = 'Admin';
