-- A number that was claimed with the code under its label ends the transfer that its owner before had started.
ALTER TYPE "TransferEndReason" ADD VALUE 'claim';
